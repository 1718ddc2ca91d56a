// Known questions about security. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const securityQuestions = linesOfEach({
  'faq:cybersecurity': `
    our people click on everything
    keep a company from being breached
    our staff opens every attachment
    how do you protect us from hackers
    keep our company safe from cyber criminals
    how do you keep hackers out
    how do you keep our network safe
    what measures do you take against cyber attacks
    what security measures do you have
    how do you prevent breaches
    how do you deal with cyber threats
    cyber security
    cybersecurity protection for our company
    how do you keep our data safe
    how do you secure our systems
    what do you do against cyber attacks
    cyber security approach
    how do you protect our company
    what is your approach to security
    do you train staff on security
    do you offer training
    can you train our employees
    training for our people
    do you run classes for our office
    security lessons for new hires
    do you offer security awareness training
    two factor authentication
    how do you stop phishing
    how do you defend against malware and ransomware
    what happens if something gets through
    prevent attacks on our business
    how would you keep thieves away from our passwords
    what protects us when somebody clicks on a bad link
    how do you prevent phishing at our company
    security training for our staff
    teach employees to spot scams
    does my team get training on phishing
    simulated phishing and awareness lessons
    layers of defense
    what would you put in place to keep criminals out
    how would you make us harder to attack
    how do you stop attackers from getting into our accounts
    someone like us was hit by an attack and the owner is nervous
    what do you do if an attacker gets past everything
    what if a hacker gets in anyway
    which layers of protection do you use
    how do you guard our information against theft
    how do you keep outsiders away from our data
    would you train my employees so that they stop falling for scam emails
    can you teach our staff to recognize phishing
    do you coach people against fraud emails
    how are the devices of our people protected
    what happens when malware is found on a device
    how do you react to a security incident
    what is your philosophy on security
    do you use two step sign in
    how seriously do you take security
    we worry about being hacked what do you do
    what precautions do you take for clients
    how are you protecting your customers from ransomware`,
  'service:security-services': `
    which service covers phishing
    do you remove viruses and malware
    virus removal
    test whether we can be hacked
    try to hack us to find our weak spots
    stop criminals from reading our mail
    IT security services
    what does your security service include
    can you make our systems secure
    security for small business
    do you offer ransomware protection
    protect us against ransomware
    cybersecurity services
    do you offer security
    tell me about security
    can you secure our network
    IT security
    do you offer penetration tests
    security audit
    endpoint protection
    protect our business
    do you do cyber security
    can you check how secure we are
    security check of our office
    how vulnerable are we
    stop fake invoices and payment fraud
    security assessment
    make us safe from hackers
    protection against ransomware for our firm
    keep ransomware away from our files
    are we safe
    do you do antivirus and such
    keep an outsider from reading our mail
    protect our email accounts
    we need endpoint security
    my bank says we need endpoint security
    what would you do differently about our security
    how do we stop fake invoices
    somebody paid a fake invoice how do we stop this
    secure our office computers
    keep our customers' data safe
    lock down our systems
    check our systems for holes
    pen testing
    security check up
    are our accounts safe with you`,
  'service:security-services/0': `
    how do you handle our passwords
    how do you store our passwords
    what is MFA
    do you set up multifactor authentication
    password manager
    second factor sign in
    administrator accounts
    set up two factor for everyone
    sign in with a second factor
    our insurance requires MFA
    authenticator app for all accounts
    people share passwords
    stop others from stealing passwords
    passkeys and security keys`,
  'service:security-services/1': `
    is our mail marked as spam
    our customers find our email in spam
    our invoices go to spam
    gmail blocks our email
    do you offer antivirus
    which protection for email
    email security
    spam filter
    email protection against forged senders
    antivirus
    endpoint detection
    detection software on laptops
    do you encrypt laptops
    do you encrypt our files
    someone sends emails in the name of our boss
    stop fake emails that pretend to be us
    spoofed emails from our domain
    our email goes to spam
    are laptops encrypted
    what happens when a laptop is stolen is it encrypted
    endpoint protection EDR on each computer
    would a thief be able to read a stolen notebook
    what if somebody steals a laptop
    is the disk encrypted if a laptop gets lost`,
  'service:security-services/2': `
    what happens in the first hour of an incident
    incident response plan
    do you have an incident plan
    what is your plan when a breach happens
    plan for the day we get hacked
    do you have a plan for outages
    write an incident response plan
    rehearse an attack
    do you run tabletop exercises
    tabletop exercise with our managers
    what is the plan if we get hacked
    do you do drills`,
  'service:security-services/features': `
    check who has access to what
    access reviews
    do you do user access reviews
    who installs patches
    patches installed on our devices
    do you install updates
    what is included in security services
    security features
    SPF DKIM DMARC
    DMARC
    SPF
    DKIM
    do you help with cyber insurance questionnaires
    patch management
    dark web monitoring for leaked passwords
    fill in the form of our cyber insurance
    cyber insurance requirements
    our insurer asks for MFA and endpoint detection
    security updates and patches
    vulnerability scan
    the insurance sent a form asking about MFA and EDR
    cyber insurance form
    our insurer sent a questionnaire`,
  'service:security-services/process': `
    security process
    how does a security project start`,
  'service:security-services/benefits': `
    who watches the alerts at night
    who reads the alarms
    security monitoring around the clock
    do you have a SOC
    do you monitor our computers for attacks
    does somebody react to alarms`,
})
