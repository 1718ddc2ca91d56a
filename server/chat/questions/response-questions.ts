// Known questions about response times and emergencies. Wording only, no facts: the answers are the passages with
// these ids.
import { linesOfEach } from './lines-of'

export const responseQuestions = linesOfEach({
  'faq:response-time': `
    what does low priority mean
    difference between critical and high priority
    what is the difference between the priorities
    how fast will somebody call us back
    how soon does someone call me back if a server is down
    what is the wait if everything stops working
    what does high priority mean
    how long for a low priority ticket
    how fast if the network fails
    what is your response time
    how quickly would you be on a P1 incident
    priority one incident response
    how long do we wait for support
    how long does support take
    how long until my ticket is fixed
    how fast do you answer the phone
    how fast do you reply to email
    how quickly do they answer
    SLA response time
    SLA
    how fast do you fix critical problems
    response time for emergencies
    how fast will an engineer be there
    what is the wait time
    how quickly will you respond
    how soon does somebody answer a ticket
    how long until someone replies
    how long do I wait for help
    turnaround time for tickets
    how fast do you react to critical issues
    high priority response time
    standard request response time
    low priority response time
    when will somebody get back to me
    how fast is the helpdesk
    how fast is your support
    how fast
    response times by urgency
    urgent issue response time
    critical response time
    how many hours until a normal ticket is answered
    how fast can an engineer help
    service level
    priority levels
    how long would we wait when something critical breaks
    how long do we wait for an engineer
    when does somebody look at an outage
    how quickly do you pick up
    how fast do you pick up the phone
    how quickly do you react to an outage
    response times for different problems and priorities
    acknowledged within how many minutes
    when does an engineer start to work on an outage
    do you answer right away
    wait time for ordinary requests
    how long does a normal ticket take
    same day response
    response commitment in writing
    time to respond to a server failure
    if I open a ticket at ten when will I have heard from you
    by when will I have an answer
    how long til somebody gets back to me
    when may I expect a reaction to my ticket
    how quickly are urgent matters attended to
    how fast do you act when it is critical
    what reaction time do you commit to
    reaction time in writing
    how many minutes until an engineer is engaged
    how many minutes for a critical problem
    response for severity one
    response for sev 2
    what is your promise on reply times
    how long do your technicians take to answer
    how long before a human looks at my ticket
    is it hours or days until you answer
    do small requests take days
    we waited three days for our last IT company
    our present company never calls back how are you different
    how long for something that can wait
    how fast for a normal request
    how quickly for a high priority problem
    what if the complete company is offline at night how fast are you
    when will a standard request be answered
    time to first response
    time to respond
    average reply time
    how soon would somebody look at it
    do you answer on the same day
    how urgent do we have to be to get a quick answer
    who decides how urgent a ticket is
    can we set the priority of a ticket ourselves
    how responsive are you
    are you quick
    do you drop everything when it is an emergency
    how long must one person wait who cannot work`,
  'form:urgency': `
    medium
    what does medium mean
    what does medium urgency mean
    how fast is medium priority
    response time for medium
    what does needed soon mean
    what does planning phase mean
    which urgency should I choose
    which urgency do I pick
    difference between medium and high urgency
    I chose medium needed soon when do you answer
    low planning phase
    what do your urgency levels mean`,
  'faq:emergency': `
    how do I reach an engineer fast
    fastest way to reach an engineer
    get hold of you at night
    after hours line
    after hours
    difference between helpdesk and emergency support
    how do I report an emergency
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
    should we pay the ransom
    what should we do first after a breach
    what do I do if we are being hacked right now
    a ransom note on the screen
    our files have a strange extension
    strange things happen on my computer
    first steps after an attack
    our email account was taken over
    my account was hijacked`,
})
