// Known questions that the site does not answer: a person has to. Matched like those of passages, so that the
// nearest passage is not taken for an answer.
import { affairQuestions } from './affair-questions'
import { linesOf } from './lines-of'
import { priceQuestions } from './price-questions'
import { unknownJobQuestions } from './unknown-job-questions'
import { unpublishedQuestions } from './unpublished-questions'

export type UnknownTopic =
  | 'price'
  | 'promise'
  | 'contract'
  | 'affair'
  | 'unpublished'
  | 'hipaa'
  | 'job'
  | 'details'
  | 'secret'
  | 'more'

/**
 * `price`: money. `promise`: what only an agreement settles. `contract`: how long one lasts. `affair`: a client's case. `details`: what becomes of the
 * contact details that a visitor leaves here. `secret`: a password or a card number that is typed here. `more`: what is
 * left to tell. `unpublished`: the rest.
 */
export const unknownQuestions: Readonly<Record<UnknownTopic, readonly string[]>> = {
  price: priceQuestions,
  promise: linesOf(`
    can you promise no downtime
    price match
    do you guarantee uptime
    can you guarantee we will not be hacked
    money back guarantee
    do you promise that it works
    is there an SLA with penalties
    guarantee
    can you guarantee first place on Google
    refund
    can you promise to fix it today
    will you guarantee
    promise me
    100% secure guarantee
    satisfaction guarantee
    do you match prices
    will you pay us if you miss your response time
    what if you miss the response time
    can you assure me that we never have downtime
    will it never happen again
    is our data one hundred percent safe with you
    can you swear that we will be number one
    if I am not satisfied do I get my money back
    is there a warranty on your work
    are you liable for our loss
    do you pay damages
    what penalty do you pay`),
  contract: linesOf(`
    minimum contract length
    minimum term
    minimum contract term
    how long is the contract
    notice period
    how long are we bound
    can we leave any time
    are we locked into a contract`),
  affair: affairQuestions,
  unpublished: unpublishedQuestions,
  hipaa: linesOf(`
    are you HIPAA compliant
    HIPAA compliance
    HIPAA audit
    do you comply with HIPAA
    do you know HIPAA
    are you HIPAA certified
    is your service HIPAA compliant we have patient records
    can you handle patient data under HIPAA`),
  job: unknownJobQuestions,
  // Recognized by the details, and by what was shown, and not by any words.
  details: [],
  secret: [],
  more: [],
}

/** What the site does say about such a question. */
export const unknownPassages: Readonly<Partial<Record<UnknownTopic, string>>> = {
  hipaa: 'guide:dental-practice/4',
  job: 'careers:apply',
}
