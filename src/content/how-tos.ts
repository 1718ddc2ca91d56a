// The text of each how-to in the knowledge base.
import { company, emergencyHours } from './company'
import type { Block, Inline } from './inline'
import type { HowToId } from './library'

const call: Inline = { text: company.phone.text, to: company.phone.href }
const write: Inline = { text: company.email.support, to: `mailto:${company.email.support}` }
const { responseTimes, urgencyLevels } = company

export const howTos: Readonly<Record<HowToId, readonly Block[]>> = {
  'report-a-problem': [
    {
      kind: 'steps',
      items: [
        'Say what you wanted to do, what you did, and what happened instead. “I wanted to print the invoice; the window closes when I click Print.”',
        'Copy the error message word for word, or take a picture of the whole screen, clock included.',
        'Say when it started, and what changed just before: an update, a new device, a new place.',
        'Say who else has it. One person, one room and everyone are three different problems.',
        'Say whether it works another way: another browser, another computer, by cable, from home.',
        'Give the name of the device (it is on the label) and a number where you can be reached today.',
      ],
    },
    { kind: 'h', text: 'How urgent is it?' },
    {
      kind: 'list',
      items: [
        `Critical (${urgencyLevels.critical}): ${responseTimes.critical}.`,
        `High (${urgencyLevels.high}): ${responseTimes.high}.`,
        `Standard, which is Medium in our form (${urgencyLevels.standard}): ${responseTimes.standard}.`,
        `Low (${urgencyLevels.low}): ${responseTimes.low}.`,
      ],
    },
    {
      kind: 'p',
      text: [
        'Report critical problems by phone, not by email: ',
        call,
        '. Everything else: ',
        write,
        '. Leave passwords out of both.',
      ],
    },
  ],
  'suspected-break-in': [
    {
      kind: 'steps',
      items: [
        'Take the affected computers off the network: unplug the cable, switch Wi-Fi off. Do not switch them off and do not restart them; traces in memory would be lost. If files are being encrypted and you cannot reach the plug or the Wi-Fi switch, then power off.',
        ['Call us: ', call, `. Emergency support: ${emergencyHours.text}.`],
        'Talk by phone or in person. Whoever is inside may be reading your email and chat.',
        'Take a picture of what the screen shows. Write down times, names and what was clicked.',
        'Unplug the backup drive, or have the backup jobs stopped, so that good copies are not overwritten.',
        'From a computer that you know is clean, block the affected accounts and end their sessions. Changing a password on the affected computer hands over the new one.',
        'If money moved, call your bank’s fraud desk now. Transfers can sometimes be recalled within hours, rarely later. Then report it at ic3.gov (FBI); fast reports give the bank a chance to freeze the transfer.',
      ],
    },
    { kind: 'h', text: 'What to leave alone' },
    {
      kind: 'list',
      items: [
        'Do not delete, clean up or run a “repair.” It destroys what shows how they came in.',
        'Do not reply to the intruder, and do not pay.',
        'Do not restore before the way in is closed. Otherwise you restore it for them too.',
      ],
    },
    {
      kind: 'p',
      text: 'The same day, tell your cyber insurer and your lawyer. Policies and breach laws have deadlines, and many policies specify who may investigate. In Texas, if sensitive personal information was taken, affected people must be told without unreasonable delay, at most 60 days after you determine that there was a breach, and the Attorney General within 30 days if 250 or more Texans are affected.',
    },
  ],
  'forgotten-password': [
    {
      kind: 'steps',
      items: [
        'Check the simple things: caps lock, keyboard language, the right account. Then look in your password manager. Stop after three attempts, before the account locks.',
        'Open the sign-in page by typing its address or from your bookmark, and choose “Forgot password.” Never start from a link in an email you did not just ask for.',
        'Confirm with your authenticator app or security key. If you no longer have either, call the helpdesk; do not let a colleague confirm for you.',
        'Let the password manager create a new password of at least 16 characters, and save it before you leave the page.',
        'Sign out all other sessions if the page offers it, and look over the sign-in methods. Remove what is not yours.',
        'Update phone, tablet and any other device that still tries the old password. They lock accounts more often than people do.',
      ],
    },
    {
      kind: 'p',
      text: [
        'Locked out completely? Call ',
        call,
        '. We check that it is you before we reset anything, and that takes a minute. We never ask for your password, and we never call and ask you to read out a code.',
      ],
    },
  ],
  'wifi-or-internet-line': [
    {
      kind: 'steps',
      items: [
        'Look at a second device on the same Wi-Fi. If it works, the first device is the problem: switch its Wi-Fi off and on, then restart it.',
        'Try two unrelated websites. If only one fails, that site is down, not your line.',
        'Plug a computer into the network by cable and switch its Wi-Fi off. If it works, the Wi-Fi is the problem. If not, it is the line, the firewall or what lies between.',
        'Open the sign-in page of your router or a network printer. If it opens while websites do not, your network is fine, and the way out is not.',
      ],
    },
    { kind: 'h', text: 'Then' },
    {
      kind: 'list',
      items: [
        'Wi-Fi: move closer to an access point. If a whole area is affected, tell us which one. Do not reset access points: they lose their settings.',
        'Line: look at the lights on the provider’s modem and take a picture. Unplug its power, wait 30 seconds, plug it in, wait five minutes.',
        'Still down: work over a phone’s hotspot, and report it with the results of the four checks.',
      ],
    },
    {
      kind: 'p',
      text: [
        'Happens every week? Read ',
        { text: 'how to find the cause', to: '/resources#slow-office-wifi' },
        ' or see our ',
        { text: 'network services', to: '/services/network-services' },
        '.',
      ],
    },
  ],
  'leavers-laptop': [
    {
      kind: 'steps',
      items: [
        'Tell the helpdesk the day and the exact time at which access ends, at least a week ahead if you can.',
        'Before that day, have the person move work files from the desktop and downloads to the team’s folder, and sign out of personal accounts.',
        'At the agreed time we block sign-in and end all sessions. The laptop comes after that, not before.',
        'Collect the laptop, power supply, phone, security keys, badge and paper notes. Check them off against the device list, and have both sides sign it.',
        'Do not pass the laptop on as it is. Keep it locked away until you know that nothing on it is needed, for a dispute or for records you must keep.',
        'Then have it removed from the person’s own “find my device” account, erased and reinstalled. With an encrypted disk, erasing the keys is enough; otherwise, use the drive’s own secure erase.',
        'Release the license and update the device list, with the date.',
      ],
    },
    {
      kind: 'p',
      text: [
        'For someone who works from home, arrange the shipment before the last day. A managed laptop can be locked and erased remotely if it does not come back. Start with ',
        { text: 'a message to us', to: '/contact?service=helpdesk-support' },
        '.',
      ],
    },
  ],
  'choppy-video-call': [
    { kind: 'h', text: 'During the call' },
    {
      kind: 'steps',
      items: [
        'Turn your own camera off and stop sharing. If others now hear you well, your upload is the bottleneck.',
        'Pause what is uploading: cloud folders, photo sync, backups, a colleague’s large file.',
        'Move closer to the access point, or plug in a cable and switch Wi-Fi off.',
        'Close the browser tabs and programs you do not need. A fan at full speed means the computer is the bottleneck, not the line.',
        'Disconnect the VPN if your company allows it for calls.',
        'Still bad: join the audio by phone with the number in the invitation, and keep the screen on the computer.',
      ],
    },
    { kind: 'h', text: 'Before the next one' },
    {
      kind: 'list',
      items: [
        'Only you, everywhere: update the meeting program, and try another headset; Bluetooth sound suffers where 2.4 GHz is crowded.',
        'Only you, at one desk: that desk’s Wi-Fi. Report the place.',
        'Everyone in the office: the line. Report the time, so that it can be compared with what was running.',
        'Only with one person: the problem is on their end. Send them this page.',
      ],
    },
  ],
}
