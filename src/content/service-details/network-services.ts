// The network page.
import { company } from '../company'
import type { ServiceDetail } from './service-detail'

const { city } = company.address

export const networkServices: ServiceDetail = {
  summary: `Office Wi-Fi, cabling, firewalls and failover in ${city}: measured before anything is sold, monitored afterward, documented for you.`,
  lead: 'Wiring, wireless and links between sites that hold up all day, drawn on a plan that matches what is in the ceiling.',
  detailContent: [
    'We measure before we sell anything. For wireless that means walking the rooms with a meter while people are at work, because an empty office behaves differently: metal shelves, a full meeting room, the neighbor’s access points, the microwave oven at noon. The result is a floor plan with signal and noise on it. Often the repair is a channel, a power setting or one access point in another place, not a box of new ones.',
    'Inside, the network is divided by what may talk to what. Office computers, phones, guests, payment terminals, cameras and machines each get their own segment, with rules between them that are written in a sentence before they are written in a firewall. A visitor’s laptop cannot see your accounting, and a cheap camera with a security hole cannot become the way in. People who work remotely connect through a gateway that checks both person and device.',
    'What runs is watched. Every switch, access point, firewall and internet line reports to us: whether it answers, how much it carries, which errors its ports count, how hot it runs, when its certificate or support expires. We see a failing cable in the error counters before someone complains about a slow application. When your provider’s line fails, we open the ticket there, with measurements, and stay on the phone for you.',
    'You get the documents. A drawing of the network, a list of ports and what is plugged in, addresses, the configuration of each device saved after each change, labels on both ends of each cable, and the administrator passwords in a safe that you can open without us. Every firewall change has a reason, a date and a way to undo it. If you change providers one day, the next one can start on the first morning.',
  ],
  features: [
    'Wireless survey with people in the building, documented on your floor plan',
    'Segments for staff, guests, phones, payments, cameras and machines',
    'Firewall rules with a reason and a date, reviewed on a schedule',
    'A second internet line with automatic failover, tested by unplugging the first',
    'Links between sites and secure access for people working elsewhere',
    'Monitoring of lines, ports, errors, temperature and expiry dates',
  ],
  additionalFeatures: [
    'Tidy racks: labeled, photographed, with power that is backed up and tested',
    'Priority for calls, so a large upload does not break up a call',
    'Saved configurations of every device, ready for a replacement',
    'Office moves: lines ordered early, network running before the desks arrive',
  ],
  benefits: [
    'Measured first, bought second',
    'A network plan that stays accurate and is yours to keep',
    'Faults seen in the counters before people feel them',
    'One team that talks to internet providers, electricians and phone companies',
  ],
  processList: [
    {
      title: 'Walk and measure',
      description: 'Rooms, racks, cables, lines and signal, on an ordinary workday.',
    },
    {
      title: 'Draw',
      description:
        'Today’s network on one page, the proposed one on another, and the differences with a reason for each.',
    },
    {
      title: 'Prepare',
      description:
        'New devices are configured and tested on our bench, so that your building sees only the swap.',
    },
    {
      title: 'Switch over',
      description:
        'Outside your hours, segment by segment. The old device stays mounted until everything has been tried.',
    },
    {
      title: 'Sit beside you',
      description:
        'The morning after, someone is on site for the printer that still has the old address.',
    },
    {
      title: 'Watch and maintain',
      description:
        'Monitoring, firmware updates in planned windows, and documents that change with each change.',
    },
  ],
}
