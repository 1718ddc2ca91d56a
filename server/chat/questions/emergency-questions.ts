// Known questions of people in an emergency. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const emergencyQuestions = linesOfEach({
  'faq:emergency': `
    how do I reach an engineer fast
    fastest way to reach an engineer
    get hold of you at night
    after hours line
    after hours
    difference between helpdesk and emergency support
    what if something breaks at night
    what do we do if something breaks in the middle of the night
    emergency at night or on a weekend
    emergency phone number
    emergency line
    who do we call when systems fail
    our systems crashed
    how do I get emergency help
    how do I reach emergency support
    support outside business hours
    who do I call in an emergency
    emergency number
    emergency contact
    what should I do in an emergency
    our server crashed
    emergency support
    urgent help now
    I suspect an attack
    emergency hotline
    something broke at night who do we call
    whom do we ring when everything stops
    somebody to reach at 3am
    who picks up at night when a server fails
    emergency on a holiday
    urgent problem on Sunday who do I call
    what do we do in an outage
    who do I call when something terrible happens at night
    who picks up at midnight if our systems fail
    number for after hours crisis
    crisis number
    somebody I can reach at two in the morning
    who can help on a holiday night
    what if the worst happens on Christmas
    are you really there 24 hours for emergencies
    is the emergency line always staffed
    something broke after you closed
    can I wake somebody up at night
    help outside of office hours
    it is urgent and it is night
    what do I do if I suspect that we are under attack
    should I turn off the computer after an attack
    who do we call when the internet is down you or the provider
    which number in an emergency
    weekend emergency
    how do I get somebody out of bed
    do you work on Christmas if something breaks
    do you answer at night`,
  'how-to:suspected-break-in/0': `
    we have been hacked what do we do
    what to do after a break in
    suspected breach first steps
    ransomware on our computers
    our files are encrypted
    I think I have a virus
    malware on my computer
    somebody is in our network
    someone got into our account
    our data was stolen
    hacked
    data breach
    compromised account
    should we turn off the computer
    what should we do first after a breach
    what do I do if we are being hacked right now
    a ransom note on the screen
    our files have a strange extension
    strange things happen on my computer
    first steps after an attack
    our email account was taken over
    my account was hijacked
    should we tell the FBI
    do we report the crime to the police
    where do we report a stolen payment
    we wired money to a criminal`,
  'how-to:suspected-break-in/1': `
    should we pay the ransom
    do we pay the hackers
    they want bitcoin do we pay
    should we answer the hackers
    may we delete the infected files
    should we wipe the infected computers
    can we clean the computer ourselves
    can we restore from the backup after ransomware
    should we restore the backup
    should we restore our files now
    what must we not do after a breach`,
  'how-to:suspected-break-in/2': `
    who do we tell
    who do we tell about the attack
    who do we tell after ransomware
    who do we have to tell about a breach
    who has to be notified of a breach
    do we have to notify anybody of the attack
    do we have to notify the police or our patients
    do we have to tell our customers about the breach
    do we have to tell patients that their data was stolen
    must we inform the people whose data leaked
    breach notification law in Texas
    how many days do we have to report a breach
    does the attorney general need to know
    should we call our cyber insurance after an attack
    should we call a lawyer after a breach`,
})
