// The same passages in other people's words: how a receptionist, an owner or an applicant asks, a line each.
// Words only, no facts.

const asked: Readonly<Record<string, string>> = {
  'faq:services': `
    everything you offer
    what all do you handle
    what could you help a small office with
    what would you do for a company of our size
    is there anything you do not do
    do you handle everything or only some things
    computers and website from one company
    IT and marketing from one provider
    all in one or pick and choose
    pick a single service
    only need help with one thing
    is it all or nothing
    outsourced IT for our office
    we are looking for an IT company
    what does an MSP do
    which service is right for us
    what kinds of jobs do you take on
    advice on software for our business`,
  'faq:cybersecurity': `
    how would you keep thieves away from our passwords
    what protects us when somebody clicks on a bad link
    how do you prevent phishing at our company
    security training for our staff
    teach employees to spot scams
    does my team get training on phishing
    simulated phishing and awareness lessons
    layers of defense`,
  'faq:response-time': `
    how long would we wait when something critical breaks
    how long do we wait for an engineer
    when does somebody look at an outage
    how quickly do you pick up
    how fast do you pick up the phone
    how quickly do you react to an outage
    response times for different problems and priorities
    acknowledged within how many minutes
    when does an engineer start to work on an outage
    do you answer right away
    wait time for ordinary requests
    how long does a normal ticket take
    same day response
    response commitment in writing
    time to respond to a server failure`,
  'faq:cloud-migration': `
    get rid of the server in our office
    get us off our old server
    retire the on premises server
    put our shared drive online
    move shared files into SharePoint or OneDrive
    move from Dropbox or Google Drive
    go to Microsoft 365
    migrate mailboxes to Exchange online
    migrate email from one provider to another
    move from Gmail to Outlook
    reach our files from anywhere
    run our accounting software in the cloud
    can you do the migration for us`,
  'faq:existing-it-person': `
    we have our own IT manager would she lose her job
    support for a one person IT department
    relieve our overwhelmed IT administrator
    take the helpdesk off our administrator
    share the work with our IT guy
    vacation cover for our IT person
    we have a technician already
    part time IT person
    do you replace our sysadmin
    our nephew handles the computers
    a coworker does our IT do you replace him`,
  'faq:area': `
    are you local
    do you drive out to us
    how far out do your technicians go
    we are in the suburbs
    we have a branch in another state
    is our location too far away
    is Houston too far
    DFW metroplex only
    companies outside of Dallas
    offices in several towns
    do you send a technician to our place
    do you make house calls to businesses
    a technician onsite if it cannot be fixed remotely`,
  'faq:onboarding': `
    take over from another provider
    moving from another MSP steps
    get the administrator passwords from the last provider
    what if our old IT company does not hand over the passwords
    our IT guy disappeared can you take over
    how hard is it to switch IT companies
    our IT company is terrible we want to switch
    unhappy with our IT support and want to switch
    first weeks as a new client
    what happens once the contract is signed
    what do we have to prepare before you begin
    how do you learn our setup
    who talks to our old IT company
    I want to become a client what next
    ready to start`,
  'faq:emergency': `
    whom do we ring when everything stops
    somebody to reach at 3am
    who picks up at night when a server fails
    emergency on a holiday
    urgent problem on Sunday who do I call
    what do we do in an outage`,
  'company:hours': `
    what time can I call
    what time can I visit
    when can I call tomorrow morning
    are you there at lunchtime
    can I visit at 7 in the morning
    are you open at 6pm
    are you open after 5
    is anyone there at clocktime
    is the helpdesk staffed at clocktime
    until what time can staff call the helpdesk
    until when is the helpdesk there
    how late can we call the helpdesk
    what are the hours of the helpdesk
    open sat
    open sun
    closing time
    opening time
    which hours do you work
    do you close early on Friday
    when is somebody at the office`,
  'company:address': `
    which neighborhood is your office in
    where do I drop off a laptop
    where can I bring my computer
    send a letter by post to which address
    postal address for letters
    where can I mail something
    what is the location
    can I visit you in person
    how do I find the building
    directions please
    do you have a physical office
    how do I get to your place`,
  'company:phone': `
    what is your number
    your number please
    which number do I dial
    who do I ring
    give me the phone number
    phone number for support`,
  'company:email': `
    what is the best email to reach you
    email for inquiries
    where do I send an inquiry
    do you have an email for support requests`,
  'company:contact': `
    who do I contact to become a client
    can someone give me a ring
    could somebody phone me this afternoon
    please have someone call
    I prefer a human
    stop the bot give me a human
    is there somebody I can talk to
    talk to sales about our company
    leave a message for your team
    ways to reach your team
    a form to fill out
    get someone to come and have a look`,
  'company:statistics': `
    how many tickets do you handle
    how many years have your people been doing this
    years in the trade
    how long have your people been in IT
    how reliable are you in numbers
    percentage of satisfied clients
    are your customers satisfied`,
  'about:company': `
    who is behind this
    who are you people
    what is this place
    why should I pick you
    why choose you over other providers
    why you and not somebody else
    what is special about you
    what do you do differently
    how do you stand out from other providers
    what kinds of clients do you have
    are you for small businesses or large ones`,
  'about:story-1': `
    why do you do everything from helpdesk to website
    too many suppliers who blame each other
    why one company for everything`,
  'about:values': `
    what do you believe in
    what matters to you as a company
    principles you work by`,
  'service:web-design': `
    our site looks old can you redo it
    our website looks like it was made in the nineties
    website for a small business
    my shop must be online
    somebody to make us a website
    refresh our web pages
    our website does not work on phones
    rebuild our site
    can you do a website`,
  'service:web-design/3': `
    who has the rights to the website
    will I be able to change the text on my site
    can I update pages myself
    do we keep ownership of our site
    can we change prices and pictures on the site ourselves
    do you host the site
    who keeps the website updated after the launch
    who holds the domain`,
  'service:web-design/2': `
    do we lose our Google ranking when the website is relaunched
    what happens to the old addresses at a relaunch
    redirects for the old website
    does a redesign hurt our Google ranking
    does our email stop when the new site goes live
    search results after a website relaunch
    launch of the new site`,
  'service:web-design/0': `
    how do you find out what our website must say
    how do you start with a website
    structure of the website`,
  'service:web-design/1': `
    can blind people use the site
    websites for people with disabilities
    screen reader friendly pages
    is the website ADA compliant
    ADA accessibility`,
  'service:web-design/process': `
    steps when you make a website
    how do you go about designing a site
    who writes the words for our pages
    do we write the content or do you
    what do you need from us for the website`,
  'service:digital-marketing': `
    nobody finds us on Google
    how do more people find us online
    win customers online
    nobody sees us on the internet
    get more calls from local customers
    SEO for a local business
    promote our business on the internet
    grow our business online
    market our firm
    YouTube Instagram TikTok LinkedIn ads
    get more inquiries`,
  'service:digital-marketing/0': `
    our hours are wrong on Google maps
    wrong address in search listings
    clean up our listings
    Google business profile
    do we need a campaign
    fix our business entry on maps`,
  'service:digital-marketing/1': `
    what keywords do customers use
    content and articles for our site
    blog posts that bring customers`,
  'service:digital-marketing/2': `
    do you run ads for clients
    Google Ads account in whose name
    who owns our ads
    limit for paid advertising
    adwords`,
  'service:digital-marketing/3': `
    how do you tell whether marketing works
    how will we know the ads work
    what do we see in the marketing report
    prove that the campaign brings customers
    results of marketing
    conversion tracking
    which ad brought the phone call`,
  'service:helpdesk-support': `
    who do my employees call when outlook will not open
    outlook problems of our staff
    our printer jams all the time
    somebody my receptionist can ask
    staff waste time on computer problems
    computer problems of my team
    somebody for daily IT questions
    do you fix laptops and phones
    support for people who work from home
    remote workers need computer help
    is support available to people in the home office
    IT support for 20 people
    do you do remote sessions
    the person who knows computers has left`,
  'service:helpdesk-support/0': `
    do your people know our setup
    do we have to explain everything again
    can you connect to my PC and take control
    does a technician see our screen
    can you fix a computer remotely
    where do we log a problem
    ways to reach the helpdesk`,
  'service:helpdesk-support/2': `
    an employee quit and still has access
    a fired employee must not get in anymore
    how do we lock out someone who left
    new hire starts next week and needs a laptop and an email account
    get accounts ready for a new employee
    set up laptops for new employees
    employee turnover accounts
    onboarding a new employee
    who creates user accounts`,
  'service:helpdesk-support/3': `
    the same problem comes back over and over
    recurring problems
    how do you stop problems from coming back
    why does it keep breaking`,
  'service:helpdesk-support/features': `
    do you keep a list of our devices and licenses
    what is included in the support package
    inventory of devices
    do you talk to our software vendor
    do you come onsite when remote help is not enough
    what software do you support`,
  'service:security-services': `
    do you do cyber security
    can you check how secure we are
    security check of our office
    how vulnerable are we
    stop fake invoices and payment fraud
    security assessment
    make us safe from hackers
    protection against ransomware for our firm
    keep ransomware away from our files
    are we safe`,
  'service:security-services/0': `
    set up two factor for everyone
    sign in with a second factor
    our insurance requires MFA
    authenticator app for all accounts
    people share passwords
    stop others from stealing passwords
    passkeys and security keys`,
  'service:security-services/1': `
    someone sends emails in the name of our boss
    stop fake emails that pretend to be us
    spoofed emails from our domain
    our email goes to spam
    are laptops encrypted
    what happens when a laptop is stolen is it encrypted
    endpoint protection EDR on each computer`,
  'service:security-services/benefits': `
    who watches the alerts at night
    who reads the alarms
    security monitoring around the clock
    do you have a SOC
    do you monitor our computers for attacks
    does somebody react to alarms`,
  'service:security-services/2': `
    plan for the day we get hacked
    write an incident response plan
    rehearse an attack
    what is the plan if we get hacked
    do you do drills`,
  'service:security-services/3': `
    do our backups survive ransomware
    can ransomware destroy our backups
    make sure backups really work
    restore something we deleted
    somebody deleted a folder can you bring it back
    get lost files back
    where are backups kept
    are backups included`,
  'service:security-services/features': `
    fill in the form of our cyber insurance
    cyber insurance requirements
    our insurer asks for MFA and endpoint detection
    security updates and patches
    vulnerability scan`,
  'service:network-services': `
    wifi is bad in our office
    wifi in the conference room keeps dropping can you fix that
    wifi does not reach the back of the building
    bad reception of the wireless network
    plan the network for our new office
    network for an office move
    install cables in the ceiling
    do you put in network cabling
    ethernet outlets
    somebody to set up our router
    internet for a new location
    set up firewalls
    our internet keeps cutting out`,
  'service:network-services/0': `
    where should access points hang
    measure the wifi in our rooms
    floor plan with wifi signal
    dead spots in the building`,
  'service:network-services/1': `
    guests on a different wifi than the office
    guests use the wifi without seeing our computers
    separate network for payment terminals and cash registers
    keep cameras and machines away from office computers
    work from home securely
    VPN for people at home`,
  'service:network-services/2': `
    keep an eye on our switches and access points
    monitor switches firewalls and lines
    do you notice when our internet fails
    do you know about problems before we do
    proactive monitoring
    remote monitoring of our systems`,
  'service:network-services/3': `
    do we get the passwords and plans of our network
    map of our network
    nobody knows how our network is wired`,
  'service:network-services/features': `
    link two branches together
    connect our branches
    a second line in case the internet fails
    failover when the provider has an outage
    connect the warehouse to the office
    network between buildings
    clean up the server rack`,
  'service:network-services/benefits': `
    deal with the internet provider for us
    talk to electricians and phone companies
    who calls our internet company`,
  'service:cloud-solutions': `
    which cloud do you work with
    do you know Azure and AWS
    help with SharePoint and OneDrive
    Google Workspace help
    Teams and SharePoint setup
    cloud for a small business`,
  'service:cloud-solutions/0': `
    what should stay on premises
    is everything better in the cloud
    do we have to move everything
    which systems belong in the cloud
    does a move to the cloud make sense for us`,
  'service:cloud-solutions/1': `
    will we be offline during the move
    is everything going to be down while you move us
    can people keep working during the migration
    how long are we down during the move
    do we lose files in the migration
    what if the migration goes wrong can we go back
    downtime of a migration`,
  'service:cloud-solutions/2': `
    our Azure bill is too high
    our AWS bill is out of control
    who looks after the cloud afterwards
    cloud spending grows every month
    too many Microsoft licenses
    licenses that nobody uses
    who may share files with outsiders
    who runs it after we moved`,
  'service:cloud-solutions/3': `
    does Microsoft back up our mail
    is our email in Microsoft 365 backed up
    do we need backups when everything is in the cloud
    Google keeps our data why back it up
    backup of OneDrive and Teams`,
  'service:cloud-solutions/features': `
    phones over the internet
    replace our phones with VoIP
    Teams phone
    old servers and disks disposal
    virtual desktops`,
  'case-studies:list': `
    examples of what you have done
    show me some work
    clients I can read about
    who else uses you
    who do you work for already
    have you done this before
    real projects of yours
    proof of your work
    websites you have built
    example websites
    a website you made`,
  'case-study:gj-fitness': `
    did you ever work with a gym
    tell me about the gym project`,
  'case-study:gj-fitness/challenge': `
    what was wrong with the old gym website
    why was the gym unhappy with its site`,
  'case-study:gj-fitness/results': `
    how fast did you finish the gym website
    what came out of the gym project`,
  'case-study:unitycare-it': `
    do you work with healthcare companies
    any references in healthcare
    medical practices clinics and hospitals
    IT for a doctor's office
    have you worked for clinics`,
  'testimonials:all': `
    are people happy with you
    do clients recommend you
    what do others think of you
    good reviews
    what do people write about you
    quotes from customers
    opinions about your work
    can I trust you`,
  'careers:apply': `
    any openings
    are you looking for people
    I am a sysadmin looking for work
    I am nineteen and want to work in IT
    do you take students or apprentices
    entry level jobs
    where do I apply
    how can I become part of the team
    is there work for a helpdesk technician
    do you hire juniors
    can I work for you from home
    join your team
    how do I send my resume`,
  'careers:steps/0': `
    can I apply without a degree
    do I need a degree
    what should I send with my application
    I have no experience can I apply
    does a homelab count
    how many years of experience do I need
    what should I write in my application
    what do you look for in an application
    requirements for applicants`,
  'careers:steps/1': `
    what is the job interview like
    do I get an answer to my application
    how long until I hear about the job
    who reads my application
    next steps after applying`,
  'careers:work': `
    what is it like working for you
    how is the work at your company
    what is the team like to work with
    do technicians work at night
    stress at work
    room for growth
    atmosphere and vibe at your company`,
  'careers:join': `
    do employees get paid training and certifications
    do you pay for certificates
    certifications for employees
    do technicians have on call duty
    training for employees at work
    what do employees get
    time for learning at work`,
  'careers:newsletter': `
    get your news by email
    how can I stay informed`,
  'how-to:report-a-problem/0': `
    what do I tell support when I report a problem
    how do I explain what is broken
    what details do you need for a ticket`,
  'how-to:suspected-break-in/0': `
    what should we do first after a breach
    what do I do if we are being hacked right now
    a ransom note on the screen
    our files have a strange extension
    strange things happen on my computer
    first steps after an attack`,
  'post:spot-phishing/1': `
    is this email real or fake
    how do I know whether an email is fake
    how to recognize scam emails
    got a strange message from my bank
    signs of phishing`,
  'post:spot-phishing/5': `
    I clicked on a link in a strange email what now
    I opened a bad attachment
    I typed my password into a fake page`,
  'post:slow-office-wifi': `
    why is our internet slow in the afternoon
    wifi slow what can we do
    should we buy more access points
    tips for better wifi`,
  'how-to:wifi-or-internet-line/0': `
    find out if it is the wifi or the provider
    is the internet provider to blame`,
  'post:test-your-backups/2': `
    how many copies of a backup
    where should copies of our data be
    3-2-1 backup rule`,
  'post:test-your-backups/3': `
    how do I test a backup
    test whether the backup works
    steps of a restore test`,
  'post:test-your-backups/6': `
    how often should backups be tested
    how often do we test a restore`,
  'post:first-day-checklist': `
    checklist for onboarding a new employee
    what must be ready on the first day`,
  'post:before-you-move-to-the-cloud/1': `
    what to consider before going to the cloud
    things to think about before a cloud move`,
  'post:why-your-site-is-slow': `
    our web page takes forever to load
    pages load slowly
    make our website faster`,
  'guide:law-office': `
    do you support law firms
    IT for attorneys
    confidential client mail`,
  'guide:dental-practice': `
    I run a dental office
    experience with dentists
    IT for my dental practice`,
  'guide:retail-store': `
    card payments when the internet is out
    cash registers and card payments in our shop
    point of sale without internet`,
  'guide:warehouse': `
    scanners lose the connection in the warehouse
    wifi in a warehouse or factory hall`,
  'guide:accounting-firm': `
    IT for a CPA firm
    no outage in tax season
    do you work with accountants
    written information security plan`,
  'guide:nonprofit': `
    IT help for a nonprofit church or charity
    volunteers and donated computers`,
  'library:blog': `
    where can I read your blog
    something to read
    do you publish articles
    tips and advice`,
  'library:webinars': 'any webinars coming up\nonline class or training sessions\nevents',
  'legal:privacy#data-we-collect/0': `
    what do you do with my phone number
    what do you store when I fill in a form
    which data do the forms collect`,
  'legal:privacy#sharing/0': `
    do you sell my info to anyone
    is my email given to others
    do you pass on my phone number
    share my phone number with anybody
    do advertisers get my data
    does my email address end up on a list`,
  'legal:privacy#sharing/1': `
    who can see my personal information
    which companies receive my data
    who else sees what I send`,
  'legal:privacy#retention/0': `
    how long do you keep what I send
    how long do you store my messages
    when is my message deleted`,
  'legal:privacy#your-rights/2': `
    delete everything you have about me
    I want my information removed
    be forgotten
    I want a copy of my personal data
    see what you know about me`,
  'legal:privacy#job-applications/0': `
    what happens to my resume
    who sees my resume
    data in my job application`,
  'legal:privacy#text-messages/2': `
    what happens if I tick the text message box
    how often do you text
    do you send advertising by text message
    spam me with texts
    do texts cost me anything
    stop the SMS`,
  'legal:privacy#chat-assistant/0': `
    is this chat stored anywhere
    do you keep what I type here
    who reads what I type here
    are my chat messages saved`,
  'legal:privacy#global-privacy-control/0': `
    my browser sends a GPC signal
    do you honor global privacy control`,
  'legal:cookies': `
    are there trackers on this site
    do you follow me around the web`,
  'legal:privacy#security/0': `
    is this form secure
    is it safe to send my details here`,
  'legal:privacy#children/0': `
    how old do I have to be to use this site`,
  'legal:cookies#what-we-store/1': `
    what cookies do you set
    what is kept in local storage`,
  'legal:cookies#your-choice/1': `
    change my cookie choice
    turn off tracking on this site
    I clicked accept by mistake
    refuse cookies`,
  'legal:terms': `
    rules for using this website
    conditions of use
    what do I agree to when I use this page
    terms for using the site`,
  'legal:terms#liability/0': `
    are you liable for damage
    are you responsible for damage
    liability for wrong answers or a wrong website
    are you responsible if something goes wrong
    can I hold you responsible`,
  'legal:terms#governing-law/0': `
    law of which state
    legal basis
    Texas law applies to the terms
    court for disputes`,
  'legal:terms#intellectual-property/0': `
    may I copy text from your website
    reprint your articles
    can I use your pictures and articles`,
  'legal:terms#ai-assistant/0': `
    am I talking to a bot
    are you a real person
    is a computer answering me
    are your answers correct
    who is answering me here
    are your answers legally binding advice`,
}

/** Passage ids with the questions about them. */
export const everydayQuestions: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(asked).map(([id, lines]) => [
    id,
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ]),
)
