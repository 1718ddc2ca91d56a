// Known questions about deceptive mail and about passwords. Wording only, no facts: the answers are the passages with
// these ids.
import { linesOfEach } from './lines-of'

export const phishingQuestions = linesOfEach({
  'how-to:forgotten-password/0': `
    I forgot my password
    reset my password
    how do I reset a password
    lost my password
    change my password
    I cannot log in
    cannot sign in`,
  'how-to:forgotten-password/1': `
    can you reset my password for me
    somebody from your company called and wanted my password
    someone called pretending to be Microsoft
    caller asks for my password
    I am locked out of my account
    my account is locked
    do you ask for my password
    somebody called and asked for a code`,
  'post:spot-phishing/1': `
    weird email asking for gift cards
    text message from our boss asking for gift cards
    our CEO asks for gift cards
    email asks for money
    how do I spot a phishing email
    is this email phishing
    recognize phishing
    how can I tell if an email is fake
    suspicious email
    scam email
    is this email real or fake
    how do I know whether an email is fake
    how to recognize scam emails
    got a strange message from my bank
    how do scammers trick people
    signs of phishing`,
  'post:spot-phishing/2': `
    a supplier changed the bank details is that legit
    an email asks us to change bank details
    how do I verify new bank details
    should we pay into another bank account now
    is an invoice with new bank details genuine
    can we trust an email with new bank details
    a message from my boss asks for a transfer is it really him`,
  'post:spot-phishing/5': `
    what should my staff do when they open a phishing mail
    what should employees do after they click on a bad link
    what to do if one of my people clicks a phishing link
    I clicked on a link in a strange email what now
    I opened a bad attachment
    I typed my password into a fake page`,
})
