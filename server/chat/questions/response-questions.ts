// Known questions about response times. Wording only, no facts: the answers are the passages with
// these ids.
import { linesOfEach } from './lines-of'

export const responseQuestions = linesOfEach({
  'faq:response-time': `
    what does low priority mean
    difference between critical and high priority
    what is the difference between the priorities
    how fast will somebody call us back
    when will somebody call
    when does somebody help us
    is somebody coming
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
})
