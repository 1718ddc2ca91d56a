// Known questions about online visibility. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const marketingQuestions = linesOfEach({
  'service:digital-marketing': `
    appear when people search for our trade
    show up when somebody looks for us
    nobody finds our shop on the web
    be seen in search results
    Facebook ads
    social media
    do you do ads
    get found on Google
    show up on Google
    google ranking
    more visitors for our website
    more leads from search
    help with advertising
    do you do marketing
    can you help with SEO
    search engine optimization
    do you run Google ads
    online advertising campaigns
    help us get found online
    social media marketing
    tell me about digital marketing
    can you get us more customers online
    we want to rank higher in search
    content marketing
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
    get more inquiries
    nobody finds us when they search online
    we want more leads from the internet
    get us higher up in Google
    can you get us more customers
    we are invisible on the internet
    do you manage adwords campaigns
    bring more people to our shop through search
    our competitors are above us in the search results
    help with google maps listing
    our address is wrong on Google
    can you run our social media
    how would you get the word out about us
    promote our company
    more inquiries through the website`,
  'service:digital-marketing/2': `
    how do you handle paid ads
    who owns the ad accounts
    ad budget
    paid search
    pay per click
    do you run ads for clients
    Google Ads account in whose name
    who owns our ads
    limit for paid advertising
    adwords`,
  'service:digital-marketing/3': `
    how do you measure marketing
    set up google analytics for us
    install analytics on our site
    marketing report
    how do you measure success of campaigns
    how do you tell whether marketing works
    how will we know the ads work
    what do we see in the marketing report
    prove that the campaign brings customers
    results of marketing
    conversion tracking
    which ad brought the phone call`,
  'service:digital-marketing/process': `
    what do you do first in marketing
    digital marketing process
    marketing steps`,
  'service:digital-marketing/features': `
    send newsletters for clients
    email campaigns
    help us get customerreviews
    how do we get customerreviews
    what is included in digital marketing
    do you set up newsletters for companies
    do you do email newsletters for companies
    who sends our newsletters can you set that up
    mass mail to our customers
    can you send mailings for us`,
  'service:digital-marketing/0': `
    our hours are wrong on Google maps
    wrong address in search listings
    clean up our listings
    Google business profile
    do we need a campaign
    fix our business entry on maps`,
  'service:digital-marketing/1': `
    what keywords do customers use
    how do you choose keywords
    content and articles for our site
    blog posts that bring customers`,
})
