// The article on slow Wi-Fi.
import type { Block } from '../inline'

export const slowOfficeWifi: readonly Block[] = [
  {
    kind: 'p',
    text: 'Wi-Fi is a shared conversation: on one channel, one device talks at a time, and everyone else waits. Most “slow Wi-Fi” is not a weak signal but too much waiting, or a problem that is not Wi-Fi at all. An hour of measuring saves the price of equipment that would not have helped.',
  },
  { kind: 'h', text: 'First, is it the Wi-Fi?' },
  {
    kind: 'steps',
    items: [
      'Plug a laptop into the network by cable, switch its Wi-Fi off, and run a speed test. Note download, upload and the delay under load.',
      'Run the same test over Wi-Fi, two or three steps from an access point.',
      'Run it again at the desk where people complain, at the time they complain.',
    ],
  },
  {
    kind: 'p',
    text: 'Slow over the cable too: look at the internet line or the firewall. Fast over the cable, slow beside the access point: its cable, its switch port or its settings. Slow only at the desk: coverage or interference. If the speed is fine but calls stutter as soon as someone uploads a large file, the line’s queue is overloaded; a router with smart queue management cures that, and a faster plan often does not.',
  },
  { kind: 'h', text: 'Then look at the air' },
  {
    kind: 'p',
    text: 'A Wi-Fi analyzer on a laptop shows signal and channels. For calls you want about −67 dBm or better at the desk (−60 is stronger than −67), and a second access point, on another channel and somewhat weaker, to move to. Check which band the slow devices use: 2.4 GHz reaches far but offers three channels that do not overlap, shared with the neighbors, Bluetooth and the microwave oven.',
  },
  { kind: 'h', text: 'Fix in this order' },
  {
    kind: 'steps',
    items: [
      'Cabling. Every access point on its own cable, at one gigabit or more, from a switch that supplies enough power. A wireless link between access points uses airtime twice.',
      'Channels. Only 1, 6 and 11 at a width of 20 MHz on 2.4 GHz. On 5 GHz use 20 or 40 MHz in a busy building; 80 MHz looks fast on paper and collides with everyone. On 6 GHz there is room for more.',
      'Power. Turn it down, on 2.4 GHz most of all. An access point that shouts is heard by phones whose answer it cannot hear, and laptops cling to it long after they should have moved on.',
      'Old speeds. Switch off the lowest data rates. One device at 1 megabit per second holds up fifty others.',
      'Network names. Two or three, not eight. Each one announces itself about ten times a second on every access point.',
      'Place. Where people sit, not where the cable happened to end; in the open, not above a metal ceiling or in a closet.',
      'Only now, number. Add an access point where the measurement shows a hole or a crowded room.',
    ],
  },
  { kind: 'h', text: 'Take what you can off the air' },
  {
    kind: 'p',
    text: 'Desktops, printers, television screens and conference room systems stay in one place: give them a cable. Guests and gadgets get a network of their own that reaches the internet and nothing else. That is a security measure first, and it keeps their chatter away from your work.',
  },
  { kind: 'h', text: 'Keep the result' },
  {
    kind: 'p',
    text: 'Repeat the three measurements after each change, one change at a time, and keep the figures with a floor plan. When someone says “the Wi-Fi is slow again,” you have something to compare with.',
  },
  {
    kind: 'p',
    text: [
      'We measure, plan and run office networks as part of our ',
      { text: 'network services', to: '/services/network-services' },
      '. Send us your floor plan and your three figures through the ',
      { text: 'contact form', to: '/contact?service=network-services' },
      '.',
    ],
  },
]
