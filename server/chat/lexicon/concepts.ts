// Words that belong together, so that a question in unforeseen words still finds its subject. Of synonyms, and of the
// forms that the stemmer brings together, one is enough, unless typos lead to another.

interface Concept {
  /** Shown if nothing nearer is found. */
  passage: string
  /** Words that alone identify the subject. */
  strong: string
  /** Words that count half: alone they decide nothing. */
  weak?: string
}

/** Words of subjects that the content does not use, for things that it names in other words. */
export const inOtherWords = `malware antivirus spoof impersonate exploit cryptolocker lockers hardening ethernet lan bandwidth fiber
  fibre conduit outlets latency saas datacenter premises vm recoverable snapshot voip telephony pbx softphone
  extension voicemail handsets overspending joiner newhire layoff notebook helpline docking mouse toner
  usb webcam seo ppc adwords redesign eyesight outsource onboarding switchover comanaged
  sysadmin itdepartment`

/** Of equally near subjects, the first is taken. */
export const concepts: readonly Concept[] = [
  {
    passage: 'company:hours',
    strong: 'hours open close weekend clocktime staffed weekday lunchtime workday lunch workdays',
    weak: 'evening morning afternoon night early late noon dinner desk nine reception',
  },
  {
    passage: 'faq:response-time',
    strong: 'speed response sla wait acknowledged minutes',
    weak: 'critical priority urgent outage engineer pick duration severity medium commitment immediately',
  },
  {
    passage: 'company:address',
    strong: 'address street directions map zip suite road neighborhood downtown postal gps',
    weak: 'office building visit dallas where bring',
  },
  {
    passage: 'faq:area',
    strong: `area radius onsite miles plano dfw metroplex texas local suburb statewide nationwide far away`,
    weak: 'visit travel outside branch other dallas drive location',
  },
  {
    passage: 'company:contact',
    strong: `contact phone callback human representative salesperson call talk appointment operator sales landline
      visittheoffice`,
    weak: 'number person reach email write message form visit',
  },
  {
    passage: 'careers:join',
    strong: 'oncall rotation certification shifts perks workplace growth advancement',
    weak: 'employee learn team culture benefits fair',
  },
  {
    passage: 'careers:apply',
    strong: 'job resume apply application applicant intern interview openings freelancer candidate',
    weak: 'work experience degree salary school junior entry level workplace vibe',
  },
  {
    passage: 'service:network-services',
    strong: `wifi network router ethernet cable cabled wiring lan vlan vpn firewall bandwidth hotspot accesspoint subnet rack
      fiber fibre signal failover broadband modem sdwan mesh cat5 cat6 cat6a ubiquiti meraki fortinet conduit
      outlets drops hub repeater ssid latency ping dns dhcp`,
    weak: `coverage connection port guest visitor branches slow reception dead spot building floor closet offices
      unplugged cameras terminals`,
  },
  {
    passage: 'service:security-services/3',
    strong: 'backup restore recover recovery recoverable snapshot backed',
    weak: 'deleted lost copy versions older lose undo',
  },
  {
    passage: 'faq:cloud-migration',
    strong: `cloud azure aws microsoft365 sharepoint onedrive gsuite googledrive workspace dropbox hosted saas
      datacenter exchange premises virtualization vm`,
    weak: `server migrate gmail outlook closet offsite online drive shared folder anywhere microsoft subscription
      files tenant app run switch`,
  },
  {
    passage: 'service:cloud-solutions/features',
    strong: 'voip telephony pbx softphone extension extensions voicemail ringcentral handsets',
    weak: 'desk phone system',
  },
  {
    passage: 'service:cloud-solutions/2',
    strong: 'license overspending',
    weak: 'cloud bill microsoft azure aws subscription spend tenant',
  },
  {
    passage: 'service:security-services',
    strong: `security cybersecurity hack ransomware malware antivirus mfa phishing spam password credential encrypt
      endpoint edr soc siem intrusion vulnerable pentest penetration dmarc spoof impersonate impersonating passkey
      threat exploit patch insurer incidentplan click cryptolocker lockers keylogging auditors breach darkweb
      hardening firewalling`,
    weak: `alert alarm steal stolen pretending audit access suspicious risk risky compliance leaked leak login links
      training bankdetails`,
  },
  {
    passage: 'service:helpdesk-support/2',
    strong: 'leaver newcomer joiner newhire dismissed terminated layoff',
    weak: 'employee hire laptop account access onboarding joins starts lock',
  },
  {
    passage: 'service:helpdesk-support',
    strong: `helpdesk itdepartment computer laptop notebook printer outlook ticket software helpline screen keyboard headset tablet
      copier copiers print printing scanner excel windows mac macbook ipad iphone android device technician teams
      docking monitor monitors zoom video homeoffice quickbooks adobe sap mouse toner usb bluetooth webcam`,
    weak: `support troubleshoot remote install update crash freeze frozen issue employee slow users stuck technical
      technology kicked equipment hardware restart reboot`,
  },
  {
    passage: 'service:digital-marketing',
    strong: `marketing seo google ads ranking rankings advertise leads facebook instagram linkedin tiktok youtube
      listing adwords bing inquiries visibility invisible ppc branding promoting`,
    weak: 'visitors search social customers traffic competitors found post',
  },
  {
    passage: 'service:web-design',
    strong: `website webpage wordpress wix squarespace shopify domain redesign relaunch landing webshop ecommerce
      accessibility wcag ada html css responsive webdesign eyesight reactjs drupal joomla webflow`,
    weak: `design mobile page texts built hosting edit pictures shop look outdated content online blog rebuild refresh
      freshen images logo`,
  },
  {
    passage: 'legal:cookies',
    strong: 'cookie tracking tracker analytics localstorage gpc banner pixel fingerprinting',
    weak: 'browser visitors consent',
  },
  {
    passage: 'legal:privacy',
    strong: 'privacy personal gdpr ccpa tdpsa consent children age anonymous',
    weak: 'data information collect share delete keep store sell list type access details spam hold',
  },
  {
    passage: 'legal:privacy#text-messages/2',
    strong: 'sms',
    weak: 'stop message texted unsubscribe',
  },
  {
    passage: 'legal:terms',
    strong:
      'terms endofcontract latepayment liability warranty jurisdiction indemnity copyright governing lawsuit binding agree',
    weak: 'law court legal agreement agreeing accept rules',
  },
  {
    passage: 'testimonials:all',
    strong: 'testimonial rating stars recommend reputation',
    weak: 'clients say happy satisfied trust proof others write',
  },
  {
    passage: 'case-studies:list',
    strong: 'casestudy portfolio references showcase',
    weak: 'examples clients project worked past proof trust',
  },
  {
    passage: 'faq:existing-it-person',
    strong: 'it_person inhouse comanaged sysadmin',
    weak: 'together replace existing already administrator nephew coworker parttime admin',
  },
  {
    passage: 'faq:onboarding',
    strong: 'onboarding handover switchover',
    weak: 'takeover start switch provider first sign new weeks unhappy steps',
  },
  {
    passage: 'about:company',
    strong: 'mission story philosophy values experience recognition principles vision',
    weak: 'cedarline company team different special choose pick',
  },
  {
    passage: 'library:knowledge-base',
    strong: 'webinar blog article newsletter knowledgebase instructions guide',
    weak: 'read learn subscribe unsubscribe report',
  },
  {
    passage: 'faq:services',
    strong: `infotech outsource service specialize lawyer lawfirm dental accountant nonprofit warehouse store healthcare
      fitness unitycare gjfitness church charity volunteers tax manufacturing construction school salon bakery
      restaurant hotel`,
    weak: 'technical technology offer buying everything manage company startup',
  },
]
