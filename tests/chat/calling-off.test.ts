import { expect, test } from 'vitest'
import {
  besideCallingOff,
  isBack,
  isDetail,
  isNotUrgent,
  isOver,
  isWorse,
  saysNothingElse,
} from '../../server/chat/guards/called-off'
import { isEmergency } from '../../server/chat/guards/emergency'
import { troubleBefore } from '../../server/chat/open-trouble'

test.each([
  'no it’s not urgent',
  'no worries, not urgent',
  'not urgent really',
  'it is not that urgent I guess',
  'no rush, it can wait',
  'the printer stopped working, not urgent',
  'no es urgente',
  'no hurry, we can live with it',
])('isNotUrgent is true for: %s', (text) => {
  expect(isNotUrgent(text)).toBe(true)
})

test.each([
  'this can’t wait',
  'it cannot wait',
  'it is not urgent for accounting but the whole warehouse cannot work',
  'not urgent for accounting, but nobody in the warehouse can work',
  'not urgent? everyone is standing around',
  'is it not urgent',
  'what is your response time if it is not urgent',
  'no rush hour, our server is down',
  'whenever someone can help please do',
  'this is never a priority for you',
  'I’m not in a hurry to pay but please help',
  'it is not urgent, but hurry please',
])('isNotUrgent is false for: %s', (text) => {
  expect(isNotUrgent(text)).toBe(false)
})

test('urgency that is denied is no emergency', () => {
  expect(isEmergency('it is not that urgent')).toBe(false)
  expect(isEmergency('no es urgente')).toBe(false)
  expect(isEmergency('this is really urgent')).toBe(true)
})

test.each([
  ['never mind found it. thanks', true],
  ['never mind, we fixed it', true],
  ['nevermind, it works', true],
  ['nvm fixed it', true],
  ['never mind I got in', true],
  ['nvm still locked', false],
  ['nvm it is getting worse', false],
  ['never mind it’s not fixed', false],
  ['nvm it died', false],
  ['nvm, we got in touch with the vendor', false],
  ['never mind, our server room smells', false],
  ['never mind it still smells', false],
  ['never mind I need to tell you that the server room smells', false],
])('isOver(%j) is %s', (text, over) => {
  expect(isOver(text)).toBe(over)
})

test.each([
  ['its back now', true],
  ['restarted it and it works', true],
  ['already handled', true],
  ['found it', true],
  ['ya volvió', true],
  ['ya la encontré', true],
  ['does it work now', false],
  ['it works on my phone but not on hers', false],
  ['we found it encrypted', false],
  ['who handled it', false],
  ['ya no funciona', false],
])('isOver(%j) is %s, however it ended', (text, over) => {
  expect(isOver(text)).toBe(over)
})

test.each([
  ['it says offline', true],
  ['and the display says offline', true],
  ['it says pay bitcoin', false],
  ['it is down for everyone', false],
  ['now the network is down', false],
  ['it is urgent now', false],
  ['it shows porn', false],
  ['it needs help', false],
  ['it crashed and ate the paper', false],
  ['it stopped working right after the update was done', false],
])('isDetail(%j) is %s', (text, detail) => {
  expect(isDetail(text)).toBe(detail)
})

test.each([
  ['it’s back up now', ''],
  ['false alarm, it was a test by our it guy', ''],
  ['never mind it was just a test', ''],
  ['restarted it and it works', ''],
  ['never mind he unplugged it', ''],
  ['just kidding, sorry', ''],
  ['false alarm, is that a problem?', 'is that a problem?'],
  ['all fixed! sorry for bothering you', ''],
  ['no worries, not urgent', ''],
  ['no rush. can we book an appointment?', 'can we book an appointment?'],
  ['false alarm, opening hours', 'opening hours'],
  ['it works again, is it going to happen again?', 'is it going to happen again?'],
])('besideCallingOff(%j) is %j', (text, beside) => {
  expect(besideCallingOff(text)).toBe(beside)
})

test.each([
  ['please hurry now', true],
  ['this can’t wait any more', true],
  ['it is getting worse', true],
  ['not critical, no hurry', false],
  ['thanks for your help', false],
  ['do your customers like it?', false],
])('isWorse(%j) is %s', (text, worse) => {
  expect(isWorse(text)).toBe(worse)
})

test.each([
  ['it happened again', true],
  ['and it did it this time too', true],
  ['the error came back', true],
  ['we do not want it to happen again', false],
  ['thanks again', false],
])('isBack(%j) is %s', (text, back) => {
  expect(isBack(text)).toBe(back)
})

test('a remark or a question is more than calling off', () => {
  expect(saysNothingElse('ok that’s fine, thanks')).toBe(true)
  expect(saysNothingElse('that’s fine. it needs to work on phones')).toBe(false)
  expect(saysNothingElse('is it all good')).toBe(false)
})

test('a failure can wait, an attack cannot', () => {
  expect(troubleBefore(['our wifi is down', 'not urgent', 'it says offline'])).toEqual({
    open: null,
    closed: 'failure',
    canWait: true,
  })
  expect(troubleBefore(['we got hacked', 'not urgent']).open?.trouble).toBe('attack')
  expect(troubleBefore(['our wifi is down', 'not urgent', 'now our server is down'])).toEqual({
    open: { trouble: 'failure', since: [] },
    closed: 'failure',
    canWait: false,
  })
})

test('what is over can no longer wait: a hurry about something else does not bring it back', () => {
  const said = ['our wifi is down', 'not urgent', 'it works again', 'please hurry with the website']
  expect(troubleBefore(said).open).toBeNull()
})

test('what is urgent after all can no longer wait', () => {
  expect(troubleBefore(['our wifi is down', 'not urgent', 'please hurry now'])).toEqual({
    open: { trouble: 'failure', since: ['please hurry now'] },
    closed: 'failure',
    canWait: false,
  })
})

test('an attack stays one when a failure that was over comes back', () => {
  const said = ['our wifi is down', 'it works again', 'we got hacked', 'the wifi error came back']
  expect(troubleBefore(said).open?.trouble).toBe('attack')
})
