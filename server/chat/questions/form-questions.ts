// Known questions about our forms: where each is, and what becomes of it. Wording only, no facts: the answers are the
// passages with these ids.
import { linesOfEach } from './lines-of'

export const formQuestions = linesOfEach({
  'form:service-request': `
    how do I request service
    I would like to request service
    how do I request a service
    where is the service request form
    I want to open a service request
    submit a service request
    fill out the service request form
    form for a service request`,
  'form:sent': `
    I filled out the form what happens now
    I did not get a confirmation email
    what happens after I submit the request form
    what happens after I send the form
    what happens next after I request a consultation
    I sent a service request what now
    do I get a confirmation of my request
    did my form go through
    how do I know that my message arrived
    how will I know that you got my request
    where does the form go
    I pressed submit now what
    what should I expect after sending the form
    what happens once you receive my message
    next steps after the contact form`,
  'form:correct': `
    my form has the wrong email
    I want to add something to my request
    how do I correct my request after sending it
    I forgot something in the form I sent
    I sent a request an hour ago and want to add a detail
    can I change my request
    I need to correct the form I just submitted
    I made a typo in my request
    how do I update my service request
    I forgot to mention something in my request
    can I edit my application after I sent it
    I sent the wrong link in my application
    I entered the wrong phone number in the form`,
  'form:consultation': `
    how do I request a consultation
    schedule a consultation
    book a consultation
    where is the consultation form
    I would like a consultation
    can I have a consultation with you`,
})
