// Known questions about who we are and our reputation. Wording only: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const companyQuestions = linesOfEach({
  'company:statistics': `
    how happy are your clients in numbers
    how many tickets do you resolve
    how many tickets do you close each month
    tickets per month
    how satisfied are your clients
    client satisfaction
    customer satisfaction rate
    uptime
    how many years of experience do you have
    how experienced are you
    how much experience does your team have
    statistics
    your numbers
    track record
    how experienced is the team
    how many tickets do you handle
    how many years have your people been doing this
    years in the trade
    how long have your people been in IT
    how long has your team been around
    how long has your team been doing this
    how reliable are you in numbers
    percentage of satisfied clients
    are your customers satisfied
    how satisfied are your clients in percent
    percentage of happy clients
    how many tickets a month
    how much experience do your people have together
    how long have your people been in the business
    combined experience
    what is your uptime figure`,
  'about:company': `
    who are you
    tell me about your team
    what is your mission
    what is your story
    how did you start
    tell me about yourself
    what kind of business are you
    what is this company
    introduce yourself
    your story
    tell me about your company
    what is Cedarline IT
    about the company
    what kind of company are you
    who is Cedarline
    company background
    what does Cedarline do
    what do you do as a company
    who do you work for
    what size of business do you work with
    do you work with businesses of every size
    do you work with small businesses
    do you work with businesses
    who is behind this
    who are you people
    what is this place
    who are your services for
    are you for small businesses or large ones
    what is the story behind the company
    who are the people behind Cedarline`,
  'about:values': `
    what if you break something
    will you tell us if something goes wrong
    what happens when you make a mistake
    do you admit your mistakes
    what if one of your engineers breaks our server
    what are your values
    core values
    company values
    what do you stand for
    company culture principles
    your philosophy
    what do you believe in
    what matters to you as a company
    principles you work by
    what principles guide your company
    what matters to you`,
  'about:highlights': `
    where does the 98% satisfaction come from
    who says that 98% of clients are satisfied
    recognition
    is your team growing`,
  'testimonials:all': `
    how many stars do clients give you
    proof that your work is good
    are clients satisfied with your work
    testimonials
    who wrote the testimonials
    who are the people in the testimonials
    what do your clients say
    what do customers say about you
    reviews
    client feedback
    ratings
    are your customers happy
    client quotes
    are people happy with you
    do clients recommend you
    what do others think of you
    what do people say about you
    what are people saying about you
    good reviews
    what do people write about you
    quotes from customers
    opinions about your work
    can I trust you
    do you have happy customers
    any proof that customers are happy
    what do people say about working with you
    are your clients glad with you
    what is your reputation`,
  'about:difference': `
    what makes you better
    how are you different from other IT companies
    what sets you apart
    why should we choose you
    why choose you
    why you
    why go with you
    what do you have that others do not
    what makes you different
    why should I pick you
    why should we pick you over another company
    why you and not a bigger or cheaper company
    why choose you over other providers
    why you and not somebody else
    what is special about you
    what do you do differently
    how do you stand out from other providers
    how do you compare with other providers
    what do you think you do better`,
  'about:story-1': `
    why do you do everything from helpdesk to website
    too many suppliers who blame each other
    why one company for everything`,
})
