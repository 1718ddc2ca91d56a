// Known questions about getting started, and about a client's own IT staff. Wording only, no facts: the answers are
// the passages with these ids.
import { linesOfEach } from './lines-of'

export const startQuestions = linesOfEach({
  'faq:existing-it-person': `
    we have an IT department can you help them
    would you push out the guy who does our computers
    a colleague does our IT on the side would he be out of a job
    someone to cover the vacation of our sysadmin
    we already have an IT guy
    we have an inhouse IT team
    do you collaborate with internal IT teams
    do you support internal IT staff
    can you complement our IT team
    do you replace our IT staff
    work together with our IT person
    our own IT department
    do you work with our internal IT
    can you support our in house IT department
    co managed IT
    would you replace our IT person
    we have our own administrator can you work together with them
    working alongside existing IT staff
    do you cooperate with our IT employee
    our IT manager stays can you assist
    we have our own IT manager would she lose her job
    support for a one person IT department
    relieve our overwhelmed IT administrator
    take the helpdesk off our administrator
    share the work with our IT guy
    vacation cover for our IT person
    we have a technician already
    part time IT person
    do you replace our sysadmin
    our nephew handles the computers
    a coworker does our IT do you replace him
    our IT lead is staying would you get along
    our IT guy is swamped and needs backup
    our sysadmin is overloaded can you share the work
    a shared arrangement where our admin keeps part of the work
    we employ one administrator and want to give him help
    our nephew does the computers part time
    I am the IT person here would you replace me
    I am the only IT guy and need a vacation
    who does what between you and our IT person
    can you take the helpdesk so that our admin has time for projects
    do you fire the people we have
    back up our one man IT department
    cover for our IT manager while on vacation
    split the work with our internal team
    would you get in the way of our IT employee
    do you play nice with internal IT
    supplement our IT staff
    we have two IT people and need nights covered
    second level support for our own IT
    will our IT person lose the job`,
  'faq:onboarding': `
    how do we get going
    where do we even start
    where does one start with a company like yours
    I do not know where to start
    get the ball rolling
    what happens in week one
    if we choose you what comes next
    take over a new customer
    how do you take over the IT of a company
    getting a new client on board
    what is the handover like
    how do you deal with our existing MSP
    what would onboarding look like
    take over from our existing MSP
    how soon could you start
    what happens when we sign up
    what happens after we sign with you
    what happens after signing the agreement
    onboarding
    onboarding process
    how does switching work
    how does switching to you work
    unhappy with our current provider
    we want to leave our current IT company
    get started
    what do you need from us to start
    what happens with our old provider
    how do we get started
    how do I get started with your services
    how do we begin to work with you
    what are the first steps to use your services
    how does onboarding work
    first steps with you
    how do we start with you
    how do I start
    how would we start
    what happens first
    how do you take over from our previous provider
    how do we switch IT provider
    switching from our current provider
    what does the start look like
    we want to change our MSP
    handover from the old provider
    becoming a client
    how do I become a customer
    what will you do in the first weeks
    take over from another provider
    moving from another MSP steps
    get the administrator passwords from the last provider
    what if our old IT company does not hand over the passwords
    our IT guy disappeared can you take over
    how hard is it to switch IT companies
    our IT company is terrible we want to switch
    unhappy with our IT support and want to switch
    first weeks as a new client
    what happens once the contract is signed
    what do we have to prepare before you begin
    how do you learn our setup
    who talks to our old IT company
    I want to become a client what next
    ready to start
    what do the first days with you look like
    what do the first weeks look like once we have signed
    how do we leave our current IT company for you
    how do we dump our current IT company
    do I have to break the news to my old IT company
    do you talk to our old provider or do we
    who tells our old provider
    our current provider holds every password
    how do you get the passwords from the last provider
    get the admin logins from our last provider
    our IT company disappeared
    our IT provider quit
    our IT company went out of business can you take over
    how painful is it to change IT companies
    how long until you are up and running with us
    is changing providers a lot of work for us
    process of becoming a client
    what happens once we say yes
    what do you do first when we sign
    how would the transition work
    what do you need from us
    do you make an inventory at the start
    we just fired our IT company
    our contract with another provider ends soon
    move from another MSP
    starting together
    how do I sign up with you`,
})
