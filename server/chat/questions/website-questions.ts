// Known questions about websites. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const websiteQuestions = linesOfEach({
  'service:web-design': `
    do you make websites
    do you do websites
    do you write the texts of a website
    website that works on phones
    mobile website
    do you do wordpress sites
    online shop website
    landing page
    our website is old
    our website looks outdated
    can you make a new website
    can you create a site
    website redesign
    build a web page
    do you build websites
    can you make a website for us
    we need a new website
    redesign our site
    website development
    do you design web pages
    can you relaunch our website
    homepage for our company
    what about web design
    tell me about web design
    is your web design mobile friendly
    do you make accessible websites
    our site looks old can you redo it
    our website looks like it was made in the nineties
    website for a small business
    my shop must be online
    somebody to make us a website
    refresh our web pages
    our website does not work on phones
    rebuild our site
    can you do a website
    our homepage looks like it is from 2004
    our site looks old can you make a new one
    we need a fresh internet presence
    we sell flowers and need a website
    make online sites for businesses
    build us a page
    can you do our website over
    can you improve our existing site
    our web guy disappeared can you take over the site
    can blind people use the website you make
    usable for people with bad eyesight
    does the site meet accessibility rules
    how do you make the site fast
    we need something that works on a phone
    a website for our shop
    do you make sites for restaurants
    start a website from scratch
    small website for a small company
    what is your approach to web design
    can you refresh the look of our site`,
  'service:web-design/3': `
    do we keep the domain leavingyou
    do we keep the website leavingyou
    who would own the domain if you build our site
    do you host websites
    website hosting
    do you take care of hosting and updates after the launch
    who maintains the site once it is live
    edit my website myself
    who owns the website
    can we edit the website ourselves
    who owns the domain and hosting
    do you train us to edit the site
    can our staff update the website
    is the domain in our name
    who has the rights to the website
    will I be able to change the text on my site
    can I update pages myself
    do we keep ownership of our site
    can we change prices and pictures on the site ourselves
    do you host the site
    who keeps the website updated after the launch
    who holds the domain
    who will update the site after you make it
    can my staff change texts and pictures
    can I change things on my own
    will we depend on you for every change
    does the website belong to us
    what do we own at the end`,
  'service:web-design/1': `
    is the website accessible
    do you follow WCAG
    accessibility standard of websites
    can blind people use the site
    websites for people with disabilities
    screen reader friendly pages
    is the website ADA compliant
    ADA accessibility`,
  'service:web-design/process': `
    web design process
    who writes the texts of the website
    how do you build a website
    steps of a website project
    how does a web design project work
    steps when you make a website
    how do you go about designing a site
    who writes the words for our pages
    do we write the content or do you
    do you write the text or do I
    what do you need from us for the website`,
  'service:web-design/features': `
    how do you stop spam through the contact form of our website
    what is included in web design
    web design features`,
  'post:why-your-site-is-slow': `
    why is my website slow
    website loads slowly
    speed up my site
    site speed
    our web page takes forever to load
    pages load slowly
    make our website faster`,
  'service:web-design/2': `
    do we lose our Google ranking when the website is relaunched
    what happens to the old addresses at a relaunch
    redirects for the old website
    will Google still find our old pages
    do links to our old site keep working
    does a redesign hurt our Google ranking
    does our email stop when the new site goes live
    search results after a website relaunch
    launch of the new site`,
  'service:web-design/0': `
    how do you find out what our website must say
    how do you start with a website
    structure of the website`,
})
