// Known questions about personal data. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const privacyQuestions = linesOfEach({
  'legal:privacy': `
    privacy
    do you respect privacy`,
  'legal:privacy#data-we-collect/0': `
    what information do you keep about me
    what do you know about me
    which personal information do you have about me
    what info do you have on me
    what data do you hold on me
    what data do you collect
    which personal information do you store
    what information do you gather
    what do you store when I fill in a form
    which data do the forms collect
    what happens with the data I type into your contact form
    what do you keep when I fill in the form
    which personal information do you collect`,
  'legal:privacy#data-we-collect/3': `
    is my ipaddress stored
    do you log my ipaddress
    what technical data do you record
    do you use a facebook pixel
    do you use advertising pixels
    do you use google analytics
    do you track visitors with analytics`,
  'legal:privacy#who-we-are/0': `
    who is responsible for my data
    who decides what happens with my data
    who runs this website`,
  'legal:privacy#how-we-use-data/0': `
    how do you use my data
    what do you do with my data`,
  'legal:privacy#who-gets-data/0': `
    do you sell my phone number
    do you sell my data
    do you sell personal data to third parties
    do you sell my info to anyone
    is my email given to others
    do you pass on my phone number
    share my phone number with anybody
    do advertisers get my data
    does my email address end up on a list
    do you pass my details on to anyone
    do you give my details to others
    will you share my address with other companies
    is my information sold`,
  'legal:privacy#who-gets-data/1': `
    who can see my personal information
    which companies receive my data
    who else sees what I send
    who gets my data
    do you share my information`,
  'legal:privacy#who-gets-data/2': `
    are my chats used to train an AI
    do you train AI on my messages
    may your providers use my data for themselves`,
  'legal:privacy#retention/0': `
    what happens to my message
    how long do you keep my data
    how long do you keep my phone number
    how long do you keep my application
    how long do you keep my resume
    when do you delete my job application
    data retention
    how long do you keep what I send
    how long do you keep what I put in the form
    how long do you store what I fill in
    how long do you store my messages
    when is my message deleted
    how long do you retain my personal information
    how long is my information kept
    when do you delete my data`,
  'legal:privacy#your-rights/1': `
    what rights do I have over my data
    privacy rights`,
  'legal:privacy#your-rights/2': `
    how long does it take to delete my data
    how long until my data is erased when I ask for it
    delete my data
    erase my personal data
    how do I have my data removed
    opt out of data
    opt out of everything
    where do I complain about privacy
    request a copy of my data
    delete everything you have about me
    I want my information removed
    be forgotten
    I want a copy of my personal data
    see what you know about me
    I want a copy of the data you have on me
    erase my data
    remove my email from your database
    how do I get my data removed`,
  'legal:privacy#chat-assistant/0': `
    do you store this chat
    is this conversation saved
    is this chat private
    is my message private
    who reads this chat
    is the chat recorded
    is this chat stored anywhere
    do you keep what I type here
    what do you do with what I type here
    who reads what I type here
    is someone reading this live
    what happens to this chat when I close the tab
    is the chat gone when I close the window
    is a person watching this chat
    are my chat messages saved
    is this chat being recorded
    is what I write here kept
    do you save this conversation`,
  'legal:privacy#chat-assistant/1': `
    can ChatGPT read this
    does an AI read my messages
    does ChatGPT see what I type here
    does OpenAI see my messages
    do you use AI to answer me
    does an AI write your answers
    is my message forwarded to an AI model
    does an AI model see my chat
    what does your AI provider receive
    is what I type here sent to an AI model
    what happens to my chat with an AI provider
    is my question sent to an outside company
    which company sees my chat questions
    where does my chat go`,
  'legal:privacy#text-messages/2': `
    will you text me advertising if I give you my number
    opt out of text messages
    stop texting me
    what text messages do you send
    how do I stop text messages
    how do I cancel text messages
    stop SMS
    cost of text messages
    do you send SMS
    unsubscribe from texts
    what happens if I tick the text message box
    what happens if I check the box for text messages
    will you text me
    do you text your customers
    how often do you text
    do you send advertising by text message
    spam me with texts
    do texts cost me anything
    stop the SMS
    start SMS again
    how do I get texts from you again`,
  'legal:privacy#automatic-emails/1': `
    how do I unsubscribe from the newsletter
    how do I cancel the newsletter
    cancel my newsletter
    I no longer want your newsletter
    I never signed up for your newsletter
    I never subscribed why do I get your newsletter
    stop sending me your newsletter
    unsubscribe
    stop emails
    take me off your mailing list`,
  'legal:privacy#children/0': `
    children data
    kids under 13
    how old do I have to be to use this site`,
  'legal:privacy#security/0': `
    is my info sent encrypted
    is my personal information encrypted
    is what I send in the form encrypted
    how is my data secured on this website
    is this website secure
    is this form secure
    is it safe to send my details here`,
  'legal:privacy#global-privacy-control/0': `
    global privacy control
    GPC
    my browser sends a GPC signal
    do you honor global privacy control`,
  'legal:privacy#job-applications/0': `
    what happens to my resume
    who sees my resume
    what do you do with my job application
    data in my job application`,
})
