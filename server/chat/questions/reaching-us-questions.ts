// Known questions about how to reach us. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const reachingUsQuestions = linesOfEach({
  'company:phone': `
    what is your phone number
    how do I call support
    can I call you
    do you have a phone number
    number of the helpdesk
    phone number
    telephone
    number to call
    how can I call you
    what number do I call
    call you
    can I phone you
    what is the support number
    helpdesk phone number
    what is your number
    your number please
    which number do I dial
    who do I ring
    give me the phone number
    phone number for support
    I would rather speak than type what number
    call center number
    a number where I can talk to somebody
    digits to call
    may I ring you
    under which number are you reached
    phone number of the office
    hotline
    do you have a landline
    number for sales
    number please
    best number to reach you`,
  'company:email': `
    I cannot find your email address
    what is your email address
    where can I send an email
    where do I send mail
    which email do I write to
    write an email to support
    can I write to you
    how can I send you a message
    email
    support email address
    where can I write to
    can I email you
    can I send you an email
    where can I email you
    which email address for support
    what is the best email to reach you
    email for inquiries
    where do I send an inquiry
    do you have an email for support requests
    may I write instead of calling
    where do I write to
    what is the email address
    email for questions
    email for support
    can I send an email instead of phoning
    send you a mail
    address to mail a question to
    can I email a screenshot
    which inbox do I write to`,
  'company:contact': `
    are you a real company
    can I visit you
    do I need an appointment to visit the office
    do you really exist
    is there someone who can help right now
    how do I get a live person
    I hate chatbots
    how do I contact you
    I would like a callback tomorrow
    who answers the phone
    who do I speak to
    I need somebody to look at our systems
    technician on the phone
    contact you
    talk to a real person
    talk to a human
    talk to someone from your team
    speak with your team
    speak to a representative
    connect me to an agent
    I want to meet you
    can we meet
    arrange an appointment
    who can I talk to
    request a callback
    I need to speak with an engineer
    how can I reach you
    contact details
    contact information
    talk to a person
    talk to someone
    speak to a human
    can I speak with a real person
    I want to talk to sales
    how do I get in touch
    call me back
    please call me
    email me
    I want to reach out
    can someone contact me
    book an appointment
    schedule a meeting
    contact form
    where is the form
    I want to become a client please call
    set up a call
    who do I contact to become a client
    can someone give me a ring
    could somebody phone me this afternoon
    please have someone call
    I prefer a human
    stop the bot give me a human
    is there somebody I can talk to
    talk to sales about our company
    leave a message for your team
    ways to reach your team
    a form to fill out
    get someone to come and have a look
    how can I reach a real human being
    I do not want to talk to a bot
    put me through to a person
    let me talk to somebody
    how do I get hold of an actual engineer
    get me a human
    human
    human please
    a person
    a person please
    just a person
    I want a person
    a real person
    real person please
    a live person
    is there a real person I can chat with
    can I chat with a person
    chat with a human instead
    agent
    agent please
    live agent
    customer service representative
    operator please
    who is the right person to contact
    I want to speak to someone in sales
    can someone from your team call me
    have somebody ring me
    who do I talk to about becoming a client
    how do we get in touch with your people
    ways to contact you
    is there a form to fill in
    can I leave a message
    can I set up a meeting with you
    can I come and talk to somebody
    book it
    book that
    book that for us
    I want to book
    I want to book that
    let's book it
    let's do it
    let's do that
    let's get started
    let's go ahead
    go ahead and book it
    sign me up
    sign us up
    we are in
    we will take it
    I will take it
    whom do I ask`,
})
