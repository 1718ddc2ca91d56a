// Known questions about cookies and terms. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const legalQuestions = linesOfEach({
  'legal:cookies': `
    do you track visitors
    tracking
    do you use google analytics
    are there trackers on this site
    do you follow me around the web
    does this site use cookies
    am I being tracked here
    when was the cookie policy last revised
    when was the cookie policy last changed`,
  'legal:cookies#changes/0': `
    what happens when the cookie policy changes`,
  'legal:privacy': `
    when was the privacy policy last revised
    when was the privacy policy last updated
    how old is your privacy policy
    date of the privacy policy
    which version of the privacy policy is this`,
  'legal:privacy#changes/0': `
    what happens when the privacy policy changes
    will you tell me when the privacy policy changes`,
  'legal:cookies#your-choice/1': `
    how do I change my cookie settings
    cookie settings
    change my cookie choice
    turn off tracking on this site
    I clicked accept by mistake
    how do I turn cookies off
    refuse cookies`,
  'legal:cookies#what-we-store/1': `
    cookies
    do you use cookies
    which cookies do you use
    what cookies are there
    what cookies does this site use
    what does this site store in my browser
    what cookies do you set
    what is kept in local storage`,
  'legal:cookies#marketing/0': `
    do you use cookies for ads
    marketing cookies`,
  'legal:cookies#analytics/0': `
    do you use cookies for analytics
    analytics cookies`,
  'legal:cookies#third-parties/0': `
    does the map track me
    third party cookies
    do other companies set cookies here`,
  'legal:cookies#your-choice/0': `
    do I need to accept cookies
    what happens when I reject cookies
    may I say no to cookies
    are cookies off by default`,
  'legal:cookies#do-not-track/0': `
    do not track
    do you respect do not track`,
  'legal:terms': `
    terms and conditions
    rules for using this website
    conditions of use
    what do I agree to when I use this page
    terms for using the site
    when were the terms last revised
    when were your terms last updated
    date of the terms of service`,
  'legal:terms#changes/0': `
    what happens when the terms change
    will you tell us when the terms change`,
  'legal:terms#liability/0': `
    what is your liability
    liability cap
    limitation of liability
    maximum liability
    are you liable for damage
    are you responsible for damage
    liability for wrong answers or a wrong website
    are you responsible if something goes wrong
    can I hold you responsible`,
  'legal:terms#governing-law/0': `
    which state's law applies
    which law applies
    governing law
    which court has jurisdiction
    where would a lawsuit be decided
    law of which state
    legal basis
    Texas law applies to the terms
    court for disputes
    who decides if there is a dispute
    who settles a dispute
    what if we disagree with you about something`,
  'legal:terms#termination/1': `
    endofcontract
    can we cancel any time
    can I leave whenever I want
    when does the contract end
    how does an agreement end
    what if we want to leave early`,
  'legal:terms#intellectual-property/1': `
    who owns what you build
    who owns the work you do for us
    do we own what you make for us`,
  'legal:terms#payment/0': `
    what happens if we pay late
    and if we do not pay
    is there a late fee
    interest on overdue payments
    is this website free
    is this chat free
    does this chat cost money
    can I pay online
    can I buy something on this site
    payment terms
    do you send invoices every month
    when do we get the invoice
    when is payment due
    where do I pay my invoice
    do you ask for payment details`,
  'legal:terms#warranty/0': `
    warranty
    do you give a warranty on the site`,
  'legal:terms#services/0': `
    are your quotes binding
    is an estimate binding
    do we need to sign an agreement
    is there a contract
    do I need to sign a long contract
    contract terms
    how do we order
    is a form an order`,
  'legal:terms#services/1': `
    are your response times binding
    are your response times in the contract
    are response times part of the agreement
    do your response times bind you`,
  'legal:terms#accounts/0': `
    do I need an account to use the site
    client portal
    is there a login
    do I need an account`,
  'legal:terms#ai-assistant/0': `
    what is your name
    can I trust this chat
    are you a bot
    is this ChatGPT
    is this a bot
    is this AI
    are you human
    is this a real person
    is this a human
    is there a human behind this
    is there a real person behind this chat
    are you a real human
    am I chatting with a human
    am I talking to a machine
    is this automated
    am I talking to a real person
    are you an AI
    are you a robot
    is this a chatbot
    can I trust your answers
    what are you
    are you ChatGPT
    am I talking to a bot
    are you a real person
    is a computer answering me
    are your answers correct
    do the answers here count as a contract
    is what you write here a promise
    who is answering me here
    are your answers legally binding advice`,
  'legal:terms#intellectual-property/0': `
    may I copy a paragraph of your article
    copyright
    may I use your pictures
    quote your texts
    may I copy text from your website
    reprint your articles
    can I use your pictures and articles`,
  'legal:terms#your-responsibilities/2': `
    I found a security weakness in your website
    report a vulnerability
    bug bounty`,
})
