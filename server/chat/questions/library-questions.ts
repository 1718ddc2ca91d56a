// Known questions about reading material. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const libraryQuestions = linesOfEach({
  'guide:law-office': `
    IT for law firms
    do you work with lawyers
    law office
    attorney confidential email
    legal practice IT
    do you handle litigation holds
    litigation hold
    do you support law firms
    IT for attorneys
    confidential client mail`,
  'guide:dental-practice': `
    xray images are slow
    slow imaging in the treatment rooms
    patients on the same network as the charts
    dental software is slow
    do you work with dentists
    do you work with clinics
    do you work with doctors
    do you work with medical practices
    medical or dental offices
    doctors and dentists
    IT for dentists
    dental practice
    dental clinic wifi
    I run a dental office
    experience with dentists
    IT for my dental practice`,
  'guide:dental-practice/4': `
    do you sign a BAA
    will you sign a business associate agreement
    can we get a BAA from you
    we are a clinic and need a BAA
    business associate agreement for our dental office
    do you sign agreements for patient data
    protected health information agreement`,
  'guide:retail-store': `
    IT for shops
    retail store
    store registers and internet outage
    card payments when the internet is out
    cash registers and card payments in our shop
    point of sale without internet`,
  'guide:warehouse': `
    warehouse scanners
    IT for warehouses
    logistics
    scanners lose the connection in the warehouse
    wifi in a warehouse or factory hall`,
  'guide:accounting-firm': `
    IT for accountants
    accounting firm
    CPA tax season
    IT for a CPA firm
    no outage in tax season
    do you work with accountants`,
  'guide:accounting-firm/3': `
    written information security plan
    written security plan for tax preparers`,
  'guide:nonprofit': `
    IT for nonprofits
    nonprofit organization
    charity
    IT help for a nonprofit church or charity
    volunteers and donated computers`,
  'library:industries': `
    which industries do you work with
    which industries do you serve
    what kinds of businesses do you work with
    what kinds of clients do you have
    what kind of clients do you have
    which companies do you work with
    what types of organizations do you help
    do you specialize in an industry
    do you know our line of business
    experience in other industries
    any experience with manufacturing or construction`,
  'library:webinars': `
    do you hold webinars
    do you run workshops or webinars
    do you offer trainings online
    do you give webinars
    which webinars do you have
    online seminars
    upcoming webinar
    when is your next webinar
    when is the next webinar
    how long are the webinars
    any webinars coming up
    online class or training sessions
    events`,
  'library:webinar-request': `
    how do I request a webinar
    how do I book a webinar
    can I sign up for a webinar
    register for a webinar
    live online class for my staff
    who can attend a webinar`,
  'webinar:phishing-for-everyone': `
    phishing webinar`,
  'webinar:restore-day': `
    backup webinar`,
  'webinar:cloud-bill': `
    cloud bill webinar
    reading the cloud bill
    reduce our cloud bill`,
  'form:newsletter': `
    sign up for the newsletter
    join your newsletter
    subscribe
    will you spam me if I subscribe
    newsletter
    how do I subscribe
    how do I subscribe to your newsletter
    where do I find the newsletter form
    sign up for updates
    mailing list
    do you have a newsletter
    get your news by email
    how can I stay informed`,
  'library:knowledge-base': `
    how to articles
    help articles
    self help guides
    instructions`,
  'library:blog': `
    articles
    do you have a blog
    latest posts
    news and press
    where can I read your blog
    something to read
    do you publish articles
    tips and advice
    when was the blog post published
    when was the post on phishing published
    when did you publish the article about backups
    when did the post about slow wifi come out
    publication date of an article
    how old is the article about the cloud
    what is your newest article
    when did you last write something`,
})
