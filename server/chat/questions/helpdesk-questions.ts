// Known questions about the helpdesk, and about staff who join or leave. Wording only, no facts: the answers are the
// passages with these ids.
import { linesOfEach } from './lines-of'

export const helpdeskQuestions = linesOfEach({
  'service:helpdesk-support': `
    someone to answer when outlook breaks
    our email is slow
    users cannot print
    helpdesk
    support
    do you support Macs
    computer help for our staff
    IT help for employees
    who helps when computers act up
    do you have a helpdesk
    IT support for our employees
    tech support
    who helps our staff with computer problems
    day to day IT support
    tell me about the helpdesk
    remote support
    live online support
    user support
    can you fix our computers
    desktop support
    do you help with printers
    support for laptops and phones
    who do my employees call when outlook will not open
    outlook problems of our staff
    our printer jams all the time
    somebody my receptionist can ask
    staff waste time on computer problems
    computer problems of my team
    somebody for daily IT questions
    do you fix laptops and phones
    support for people who work from home
    remote workers need computer help
    is support available to people in the home office
    IT support for 20 people
    do you do remote sessions
    the person who knows computers has left
    our bookkeeper cannot get the scanner to talk to the computer
    my printer will not print
    my mailbox is full
    there is no space left in my inbox
    outlook keeps crashing
    excel freezes on one of our pcs
    who fixes things when my computer acts up
    do you help with everyday computer problems
    can my staff call you with questions
    can my employees call you directly
    nobody here is technical
    we are eight people and nobody is technical
    can you be our IT department
    help for people who are not good with computers
    is there somebody our people can call
    you fix slow computers
    a computer does not start
    does your support cover iPads and iPhones
    phones and tablets
    who updates windows on our computers
    remote assistance
    somebody has to explain to my staff how Teams works
    look after our laptops
    keep our computers running
    I work from home and need IT support
    what does the helpdesk do`,
  'service:helpdesk-support/0': `
    does a real person pick up the phone or a robot
    does somebody answer the phone at your helpdesk or a machine
    who decides that a ticket is closed
    who answers the phone when our people call for help
    who picks up when my staff calls the helpdesk
    how do I file a ticket
    how do I open a support case
    how do I open a ticket
    how do I submit a ticket
    how does a support ticket work
    create a support request
    how do your engineers help remotely
    do your people know our setup
    do we have to explain everything again
    can you connect to my PC and take control
    does a technician see our screen
    can you fix a computer remotely
    where do we log a problem
    ways to reach the helpdesk`,
  'service:helpdesk-support/2': `
    employee left what should we do
    laptop for a new hire
    an employee quit yesterday
    how do you onboard new employees
    can you set up a laptop for a new employee
    what happens to accounts when an employee leaves
    offboarding of employees
    somebody is leaving our company what about access
    new hire setup
    starters and leavers
    an employee quit and still has access
    a fired employee must not get in anymore
    how do we lock out someone who left
    new hire starts next week and needs a laptop and an email account
    get accounts ready for a new employee
    set up laptops for new employees
    employee turnover accounts
    onboarding a new employee
    who creates user accounts
    we hire somebody starting Monday who needs a laptop and a login
    a new girl starts and needs an account
    one of our people is retiring on Friday how do you deal with the access
    somebody is retiring what happens to the account
    we let someone go today
    take away access from a former employee
    remove a user who left
    a new colleague needs access
    create a login for a new person
    we get a new receptionist every few months
    prepare a computer for a new colleague
    equipment for a new starter
    what happens to the mail of someone who left`,
  'service:helpdesk-support/features': `
    do you support iphones with company mail
    do you call our software vendors for us
    what is included in helpdesk support
    helpdesk features
    what does the helpdesk cover
    do you support phones and tablets
    do you call our software vendors
    do you keep a list of our devices and licenses
    what is included in the support package
    inventory of devices
    asset inventory
    a list of our equipment and when the warranties end
    do you talk to our software vendor
    do you come onsite when remote help is not enough
    what software do you support`,
  'service:helpdesk-support/process': `
    is a caller really from you
    how do I check a caller
    how do we know that a caller is really you
    helpdesk process
    how does the helpdesk start`,
  'service:helpdesk-support/3': `
    do you do checkup meetings with us
    checkup of our business every quarter
    monthly report of tickets
    do we get a report
    reporting
    the same problem comes back over and over
    recurring problems
    how do you stop problems from coming back
    why does it keep breaking`,
  'how-to:report-a-problem/0': `
    how do I report a problem
    what should I say when I report an issue
    information needed for a ticket
    how do I describe my problem
    what do I tell support when I report a problem
    how do I explain what is broken
    what details do you need for a ticket
    the right way to open a ticket`,
  'how-to:report-a-problem/1': `
    how urgent is my problem
    what counts as critical`,
  'how-to:leavers-laptop/0': `
    what to do with the laptop of somebody who left
    return a laptop of an employee who leaves
    hand back a laptop
    leaver laptop`,
  'how-to:report-a-problem/2': `
    report a critical problem by phone
    my email does not work
    my printer does not work
    my computer does not work
    outlook crashes`,
  'post:first-day-checklist': `
    checklist for a new colleague
    first day checklist
    prepare the first day of a new employee
    checklist for onboarding a new employee
    what must be ready on the first day`,
})
