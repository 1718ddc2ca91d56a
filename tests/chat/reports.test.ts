import { expect, test } from 'vitest'
import { isEmergency, troubleOf } from '../../server/chat/guards/emergency'

test.each([
  'we dropped our phone system last year',
  'we dropped our website last spring',
  'I dropped my laptop off at your office, is it ready',
  'our website shows up below ads in google',
  'our website displays in Russian and Spanish',
  'our site says Chinese restaurant, can you change that',
  'our website fell in rankings',
  'our site fell into the second page of results',
  'we clicked something together on Wix',
  'an engineer installed something strange',
  'we installed new software that we should not have bought',
  'the website left column still has our old phone number',
  'he deleted the newsletter, how do I subscribe again',
  'she deleted the app and wants it back',
  'the competitor is using our keywords in their ads',
  'our competitor is in our street',
  'a competitor has taken our slogan',
  'we lost our old phones contract and need a new phone system',
  'we lost our phone number when we moved',
  'we do not send newsletters',
  'people do not open our newsletters',
  'our website is not coming up on google',
  'our website is not converting',
  'I am not receiving emails from you',
  'I have not received the newsletter',
  'my printer wont print',
  'our old printer is not printing in color',
  'does microsoft 365 keep mail encrypted',
  'we moved to another bank account, can you update the invoice',
  'our new bank details are on the invoice',
  'we wired the whole office with cat6',
  'we noticed the hack in the news and are worried',
  'the MOVEit hack happened last year, were you affected',
  'I saw a hack on tiktok for speeding up my laptop',
  'I found a hack that saves time in Excel',
  'I have been infected with covid, can I reschedule',
  'I updated the payment information and paid the invoice',
  'can I get your updated wire instructions for the invoice we have not paid',
  'how do we verify new bank details before they are paid',
  'I paid the invoice but the account page still shows the wrong balance',
  'we transferred to a new provider and it was the wrong choice',
  'they moved 40 files from our dropbox account to sharepoint',
  'your article says to unplug the infected computer, why',
  'who pays for replacing the infected computers',
  'data corruption protection',
  'what do we do if we are infected',
  'what if a server dies? how quickly do you respond?',
])('isEmergency is false for an ordinary question: %s', (text) => {
  expect(isEmergency(text)).toBe(false)
})

test.each([
  'dropped my laptop and the screen cracked',
  'she dropped the company laptop down the stairs',
  'i dropped my phone in the toilet',
  'our website is showing chinese text',
  'the site shows strange russian characters',
  'my phone fell in water',
  'the laptop fell into the pool',
  'I clicked something and now it is slow',
  'he downloaded something he should not have.',
  'I opened a file I should not have and now it is slow',
  'an intern installed something shady',
  'our office manager left and still has our passwords',
  'an employee left and still has access',
  'our bookkeeper left last week and still has our passwords',
  'I opened something I should not have opened',
  'she accidentally deleted our website',
  'someone deleted the shared folder, can you get it back',
  'she accidentally deleted all customer records',
  'the competitor is reading our mail',
  'our competitor has access to our files',
  'lost my phone with work email on it',
  'we lost two laptops',
  'our email isn’t sending since this morning',
  'emails are not going out',
  'our emails arent being delivered',
  'outlook won’t send',
  'our mail can’t be delivered',
  'mail is not coming in',
  'my calendar and email aren’t syncing',
  'files on the shared drive are not opening',
  'teams isn’t connecting',
  'we aren’t getting any emails',
  'our database has a corruption',
  'what is your number? server crashed',
  'all our screens blacked out',
  'our customers don’t receive our emails',
])('isEmergency is true for a report: %s', (text) => {
  expect(isEmergency(text)).toBe(true)
})

test.each([
  'our ceo’s email is sending out weird links',
  'customers got fake invoices from us',
  'they’re threatening to publish our data',
  'found a usb stick and plugged it in',
  'I gave them access',
  'someone’s in our system right now',
  'all our passwords changed and we didnt do it',
  'our bank account was drained',
  'somebody changed the wire instructions on a closing and we already wired the money',
  'the bank says someone transfered 40k from our account',
  'we paid the invoice but the account number was changed by a scammer',
  'there is a hack going on right now',
  'we had a hack last night',
  'we had a hack at our Dallas office',
  'we had a website hack that took our files',
  'there was a hack on our server',
  'the vendor’s email had new bank details and we paid',
  'someone moved 20000 out of our account',
  'the infected laptop is still on the network',
  'I think we are infected',
  'someone plugged in an infected usb stick',
  'is it ok to restart the infected pc',
  'hice clic en un enlace sospechoso',
  'theres a guy on the phone says hes microsoft',
  'a man called from "windows support"',
  'he is moving my mouse',
  'ex employee still logging into our quickbooks',
  'someone who left in june still logs in to the crm',
  'someone from "Microsoft" called and i gave them my card',
  'facebook support called and has control of my computer',
  'a person claiming to be with comcast called and is in our computer now',
  'guy on phone from dell support wants remote access to my pc',
  'someone called saying he is from microsoft',
  'someone on the phone claims he works for microsoft',
  'a woman called saying she was with the irs',
  'caller said he was from our bank',
  'someone called pretending to be our bank',
  "they called saying they're with Amazon and wanted access to my computer",
  'a man from microsoft called and is on my computer',
  'someone from microsoft support called and wants remote access to our server',
  'a guy called from microsoft and says we have a problem',
])('troubleOf finds the attack, however it is put: %s', (text) => {
  expect(troubleOf(text)).toBe('attack')
})

test.each([
  'I left my laptop in an uber',
  'I left my phone with all of my client mail in an uber',
  'an employee deleted the quickbooks file',
  'your technician broke our server',
  'a pipe burst over the server',
  'we cant email',
  'it’s gone',
  'but email isn’t',
  'un empleado borró todo',
])('troubleOf finds the failure, however it is put: %s', (text) => {
  expect(troubleOf(text)).toBe('failure')
})

test.each([
  'have you ever seen this, our server was hacked and all files are encrypted',
  'have you ever been to our office? we were hacked',
  'had you ever had a client with ransomware? we got hit',
])('troubleOf finds the attack in: %s', (text) => {
  expect(troubleOf(text)).toBe('attack')
})

test('whoever asks whether we have looked at a server reports that it is down', () => {
  expect(troubleOf('have you been able to look at our server, it is down')).toBe('failure')
  expect(troubleOf('have you ever seen this, nobody can log in')).toBe('failure')
})

test.each([
  'have you ever been hacked',
  'were you hacked',
  'have you guys ever been breached',
  'had your company ever been attacked',
])('troubleOf is null for a question about our own past: %s', (text) => {
  expect(troubleOf(text)).toBeNull()
})
