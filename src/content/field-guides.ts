// The text of each field guide: how we would approach a business of that kind. No client stories.
import type { Block } from './inline'
import type { FieldGuideId } from './resource-cards'

export const fieldGuides: Readonly<Record<FieldGuideId, readonly Block[]>> = {
  'law-office': [
    {
      kind: 'p',
      text: 'This is a field guide, not a client story: how we would approach a firm of about twenty people whose work lives in email and documents.',
    },
    { kind: 'h', text: 'Where email leaks' },
    {
      kind: 'p',
      text: 'Rarely by interception. More often a message goes to the wrong Smith because the address was completed automatically, a mailbox is opened with a stolen password and a quiet forwarding rule copies everything outside, or a phone with years of mail is left in a taxi.',
    },
    { kind: 'h', text: 'What we would do first' },
    {
      kind: 'steps',
      items: [
        'Require a second factor for every mailbox, and block forwarding to outside addresses for everyone.',
        'Warn before a message leaves for a new outside recipient, and hold each message for a moment so it can be recalled.',
        'Encrypt laptops and phones, and set up remote wipe so that one call is enough.',
        'Put documents into a matter workspace with named guests and links that expire, instead of attachments.',
        'Protect the domain with SPF, DKIM and DMARC, so that nobody sends wire instructions in the firm’s name.',
      ],
    },
    { kind: 'h', text: 'What stays with the lawyers' },
    {
      kind: 'p',
      text: 'Which matters need walls inside the firm, how long files are kept, and what a litigation hold covers are legal decisions. We write them down with you and set the systems to follow. And one rule costs nothing: changed bank details are confirmed by calling a number you already had.',
    },
    {
      kind: 'p',
      text: [
        'More on the layers behind this: ',
        { text: 'Security Services', to: '/services/security-services' },
        '.',
      ],
    },
  ],
  'dental-practice': [
    {
      kind: 'p',
      text: 'This is a field guide, not a client story: how we would approach a practice whose treatment rooms outgrew its network.',
    },
    { kind: 'h', text: 'What it looks like' },
    {
      kind: 'p',
      text: 'Images take a long time to open in the rooms at the end of the hall. The schedule freezes when someone in the waiting room watches a movie. The imaging computer runs an old operating system, because its vendor has not approved a newer one.',
    },
    { kind: 'h', text: 'How we would go about it' },
    {
      kind: 'list',
      items: [
        'Measure on a full day, with every chair in use. Metal cabinets, full rooms and X-ray shielding change how signal travels.',
        'Wire what does not move. Imaging and front desk belong on cable; wireless is for tablets and guests.',
        'Separate guests, phones, payment terminals and clinical systems, with written rules for what may talk to what.',
        'Fence in the old imaging computer: no email, no web, only the connections the vendor lists.',
        'Back up images and the practice database, and restore one patient’s record on a separate machine to prove it.',
      ],
    },
    { kind: 'h', text: 'When to do it' },
    {
      kind: 'p',
      text: 'On a day without patients, one segment at a time, with the imaging vendor reachable by phone. Have a paper schedule ready for the next morning anyway.',
    },
    {
      kind: 'p',
      text: 'Patient data also falls under HIPAA: get a signed business associate agreement from every provider that can see it, and that includes us.',
    },
    {
      kind: 'p',
      text: [
        'How we survey and divide a network: ',
        { text: 'Network Services', to: '/services/network-services' },
        '.',
      ],
    },
  ],
  'retail-store': [
    {
      kind: 'p',
      text: 'This is a field guide, not a client story: how we would prepare a store with a few registers for its busiest season.',
    },
    { kind: 'h', text: 'Find out what stops' },
    {
      kind: 'p',
      text: 'Unplug the internet line on a quiet morning, on purpose, and write down what still works. Can you take cards? Print a receipt? Look up a price? Open the drawer? Most owners learn something in that quarter of an hour, and it is a better time to learn it than the Saturday before the holidays.',
    },
    { kind: 'h', text: 'What we would change' },
    {
      kind: 'steps',
      items: [
        'Add a second line of another kind, usually cellular, and let the firewall switch by itself. Test it by unplugging the first.',
        'Give registers and payment terminals a network segment in which nothing else lives: no office computer, no cameras, no guests. It also narrows what PCI DSS asks of you.',
        'Ask the payment provider what its terminals do offline, up to which amount, and who carries the risk.',
        'Put the firewall, the switch and one register on a battery, and note how long it lasts.',
        'Tape a card beside the register: what to do, in which order, whom to call.',
      ],
    },
    { kind: 'h', text: 'Before the season' },
    {
      kind: 'p',
      text: 'No changes in the busiest weeks. Updates that matter go in before, everything else after. Temporary staff get their own sign-ins, with an end date entered on the first day.',
    },
    {
      kind: 'p',
      text: [
        'More on lines and failover: ',
        { text: 'Network Services', to: '/services/network-services' },
        '.',
      ],
    },
  ],
  warehouse: [
    {
      kind: 'p',
      text: 'This is a field guide, not a client story: how we would approach a warehouse with high racks, forklifts and handheld scanners.',
    },
    { kind: 'h', text: 'Why it drops' },
    {
      kind: 'p',
      text: 'A warehouse is a box of metal that changes every day. Full racks swallow signal that empty ones let through, so a survey in an empty building is worth little. Access points hung high under the roof hear each other better than they hear the scanner on the floor. And a scanner that holds on to a distant access point is slow even when a nearer one has room.',
    },
    { kind: 'h', text: 'How we would go about it' },
    {
      kind: 'list',
      items: [
        'Survey with the racks stocked, at scanner height, walking the routes that pickers walk.',
        'Use directional antennas along the aisles at moderate power, instead of loud ones in the middle.',
        'Retire the slowest radio rates and tune roaming for the scanner model you own. Try it on one aisle first.',
        'Keep scanners in their own segment, reaching the warehouse system and nothing else.',
        'Protect cabinets against dust and heat, put them on battery power, and monitor their temperature.',
      ],
    },
    { kind: 'h', text: 'What proves it' },
    {
      kind: 'p',
      text: 'One full shift with a log of every disconnect, before and after. If the application loses a half-finished pick during a short dropout, part of the repair belongs in its settings, and we would bring its vendor to the table with the log in hand.',
    },
    {
      kind: 'p',
      text: [
        'How we measure and monitor: ',
        { text: 'Network Services', to: '/services/network-services' },
        '.',
      ],
    },
  ],
  'accounting-firm': [
    {
      kind: 'p',
      text: 'This is a field guide, not a client story: how we would plan a year with a firm that cannot stop during tax season.',
    },
    { kind: 'h', text: 'Let the calendar decide' },
    {
      kind: 'steps',
      items: [
        'May and June: look back. Which tickets repeated, which computers were slow, what did people work around?',
        'Summer: move and replace. Servers, laptops and the big changes, while there is room to recover.',
        'September and October: access. Seasonal staff are planned by role, old accounts are removed, the second factor covers the tax software too.',
        'November: prove it. Restore last year’s files on a separate machine and open a return.',
        'December: freeze. From now on only security updates, and those first on a few computers.',
      ],
    },
    { kind: 'h', text: 'Client documents' },
    {
      kind: 'p',
      text: 'Tax documents do not belong in email attachments. A portal with a sign-in for each client takes some explaining once, and ends the hunt for the right version. Tell clients early that you will never ask for bank details by email, because someone will try it in your name.',
    },
    { kind: 'h', text: 'Written down' },
    {
      kind: 'p',
      text: 'Tax preparers must keep a written information security plan (FTC Safeguards Rule; IRS Publication 5708 has a template). We can supply its technical half: where data lives, who can reach it, how it is protected, what happens after an incident. The partners own the document and review it each year.',
    },
    {
      kind: 'p',
      text: [
        'Who answers when a screen freezes at the deadline: ',
        { text: 'Helpdesk Support', to: '/services/helpdesk-support' },
        '.',
      ],
    },
  ],
  nonprofit: [
    {
      kind: 'p',
      text: 'This is a field guide, not a client story: how we would approach an organization with few employees, many volunteers and no budget line called IT.',
    },
    { kind: 'h', text: 'First, own what is yours' },
    {
      kind: 'p',
      text: 'The domain is often registered to a former board member, the donor list sits in a private account, and the password to the social media page is known to people nobody remembers. Getting these back costs little money and some patience, and it is the most important work of the first month.',
    },
    { kind: 'h', text: 'Then, in this order' },
    {
      kind: 'steps',
      items: [
        'Ask for nonprofit licensing. Large software vendors have programs for registered organizations, so ask before you pay the ordinary price.',
        'Give every volunteer a personal sign-in with an end date. Shared passwords go into a manager, by role.',
        'Choose two or three laptop models and turn down the rest. A gift that nobody can maintain is not a gift.',
        'Keep donor data in one place, with a second factor, and export a copy on a schedule.',
        'Back up email and files. A small organization is no less attractive to criminals, only less prepared.',
      ],
    },
    { kind: 'h', text: 'What can wait' },
    {
      kind: 'p',
      text: 'A server in the closet, new phones, a custom application. If a grant pays for equipment, put upkeep for its lifetime into the application as well, because the grant ends and the equipment stays.',
    },
    {
      kind: 'p',
      text: [
        'Moving files and email without losing them: ',
        { text: 'Cloud Solutions', to: '/services/cloud-solutions' },
        '.',
      ],
    },
  ],
}
