// The rest of unseen-20.ts: about services, and what the resources answer.
import { type Case, onPages } from '../case'

const group = 'unseen 20: answerable'

export const cases: readonly Case[] = [
  ...onPages(
    group,
    ['/resources#accounting-firm'],
    ['what all can you do for a 12 person cpa firm'],
  ),
  ...onPages(
    group,
    ['/resources#area'],
    [
      'do you come out to mckinney',
      "we're in austin, can you help",
      'do you cover fort worth and arlington',
      'is waxahachie too far',
      'got a branch in tulsa, would you support them',
    ],
  ),
  ...onPages(
    group,
    ['/resources#cloud-migration'],
    [
      'should we go to the cloud or keep our server',
      'moving from gmail to office 365, you do that?',
    ],
  ),
  ...onPages(group, ['/resources#cybersecurity'], ['do you train employees on scam emails']),
  ...onPages(
    group,
    ['/resources#emergency'],
    [
      'we lost a company laptop, whole thing, at dfw airport',
      'can i call at 2am if the server dies',
      'everything is down HELP',
      'our server room smells like smoke',
    ],
  ),
  ...onPages(
    group,
    ['/resources#existing-it-person'],
    ["we already got an IT guy but he's drowning"],
  ),
  ...onPages(
    group,
    ['/resources#law-office'],
    ["we're a law office, 20 ppl, can you keep our client emails confidential"],
  ),
  ...onPages(
    group,
    ['/resources#onboarding'],
    [
      "my nephew does our IT and he's off to college, can you take over",
      'looking for someone to take over from our current provider, they never call back',
    ],
  ),
  ...onPages(group, ['/resources#report-a-problem'], ['whats considered critical']),
  ...onPages(
    group,
    ['/resources#response-time'],
    [
      'how quick will someone get back to me',
      'if everything is down how long till an actual engineer',
      'how fast for a non urgent thing like a new mouse',
    ],
  ),
  ...onPages(
    group,
    ['/resources#retail-store'],
    ['what if our internet goes out at the store can we still ring people up'],
  ),
  ...onPages(
    group,
    ['/resources#services'],
    [
      'do you only do IT or marketing too',
      'can we start with just the helpdesk and add other stuff later',
      'what services do you have and how fast do you respond',
    ],
  ),
  ...onPages(
    group,
    ['/resources#spot-phishing'],
    ['how do i know if an email is phishing', 'clicked a bad link omg help'],
  ),
  ...onPages(
    group,
    ['/resources#suspected-break-in'],
    [
      'i think someone got into our email what now',
      'files all got renamed to .locked and theres a note asking for bitcoin',
    ],
  ),
  ...onPages(group, ['/resources#test-your-backups'], ['how often do you test the backups']),
  ...onPages(group, ['/resources#warehouse'], ['warehouse scanners keep dropping off the wifi']),
  ...onPages(
    group,
    ['/resources#why-your-site-is-slow'],
    ['our homepage takes like 9 seconds to load on my phone why'],
  ),
  ...onPages(
    group,
    ['/services/cloud-solutions'],
    ['does microsoft back up our onedrive for us', 'will we be down during the migration'],
  ),
  ...onPages(
    group,
    ['/services/digital-marketing'],
    [
      'can you get us to the top of google',
      'how do you measure if marketing is working',
      'do yall run facebook ads',
      'we need help w/ our google business listing',
    ],
  ),
  ...onPages(
    group,
    ['/services/helpdesk-support'],
    [
      'do u guys fix computers for small offices',
      'can you be our outsourced it department',
      'can your guys remote into my pc',
      'new girl starts monday what do you need to set her up',
      'we fired someone today how do we shut off his access',
      'printer is jammed AGAIN',
    ],
  ),
  ...onPages(
    group,
    ['/services/network-services'],
    [
      'wifi is terrible in our back office can u fix it',
      'need like 24 cat6 drops in a new suite',
      "we're moving offices in march, can you handle internet and phones",
      'connecting two locations together, is that something you do',
      'do you do wifi and also what are your hours',
      ['can you fix our wifi', 'how'],
    ],
  ),
  ...onPages(
    group,
    ['/services/security-services'],
    [
      'what do you do about ransomware',
      'my cyber insurance wants us to have mfa, can you set that up',
      'do you do pen testing',
      'how do i know my backups even work',
      ['do you do backups?', 'how often', 'and where are they kept'],
    ],
  ),
  ...onPages(
    group,
    ['/services/web-design'],
    [
      'yall do websites or nah',
      'our website looks like its from 2009 can you redo it',
      'can i edit the site myself after you build it or do i have to call you every time',
      'who owns the website when its done, us or you',
      'will my google ranking tank if we relaunch',
      'is the site gonna be ADA compliant',
      'do you do wordpress',
      'need a new website and somebody to look after our computers, who do i talk to',
    ],
  ),
  ...onPages(group, ['/terms#ai-assistant'], ['are you a bot']),
]
