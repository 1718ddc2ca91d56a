// Known questions about a client's own case: a complaint, a bill, an open request. The chat has no access to these.
import { linesOf } from './lines-of'

export const affairQuestions = linesOf(`
  I want to complain
  I have a complaint
  complaint about your services
  I want to file a complaint
  where do I send a complaint
  who do I complain to
  I am very unhappy with your service
  I am not happy with your work
  I am not satisfied with you
  I am disappointed in your company
  I am furious
  I am angry with you
  terrible service
  you do a terrible job
  they never showed up
  we are still waiting for the technician
  nobody showed up for our appointment
  your engineer was rude to us
  your support guy was rude
  your guy broke my computer
  your people made it worse
  nobody calls me back
  nobody has called me back for days
  I have been waiting for hours for a callback
  I have been on hold for half an hour
  you never answered my email
  I sent a request yesterday and got no answer
  I wrote to you last week and heard nothing
  I am still waiting for your answer
  you sent me a wrong invoice
  there is a mistake on my invoice
  my invoice is wrong
  you billed us twice
  we were double billed
  I was double charged
  we got charged two times
  you overbilled us
  you overcharged me
  you charged us twice
  why is my bill higher than last month
  I got a bill from you but never bought anything
  question about my invoice
  I want to cancel my service
  cancel our contract
  how do I cancel
  cancel my appointment
  put our service on hold
  where do I check the status of my ticket
  what is the status of my ticket
  any update on my ticket
  any news about my ticket
  any update on my request
  reschedule the visit
  reschedule my appointment
  move our appointment to another day
  status of my request
  how do I look up my ticket
  can I see all our open tickets
  my ticket is still open
  did you receive my application
  I applied and heard nothing`)
