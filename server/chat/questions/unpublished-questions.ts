// Known questions about us that the site does not answer (unknown-questions.ts), apart from prices, promises, and jobs.
import { linesOf } from './lines-of'

export const unpublishedQuestions = linesOf(`
  who founded Cedarline
  who started Cedarline
  which certifications do your people hold
  how many offices do you have
  wheelchair accessible office
  replace old servers with new hardware
  do you use a certain product
  who is your CEO
  who owns the company
  who runs the company
  who is in charge
  name of the boss
  who founded the company
  name of the founder
  when was the company founded
  how long have you been in business
  how long does the company exist
  who built this website
  which payment methods do you accept
  which model are you running on
  how long does a website project take
  which antivirus product is best for us
  how old is the company
  how many employees do you have
  how many people work for you
  how many technicians do you have
  what year did you open your company
  how many people are on your team
  how big is your team
  how large is your company
  size of the team
  how many clients do you have
  number of customers
  annual revenue
  partner with Microsoft or another company
  which offices do you have in other cities
  do you have a showroom or a store in another city
  are you certified
  do you have ISO 27001 certification
  are you SOC 2 compliant
  PCI compliance certification
  are you a Microsoft partner
  which vendors do you partner with
  which firewall brand do you use
  which antivirus product do you use
  what awards have you won
  do you have insurance
  who will be my account manager
  who will I be working with
  who would we be dealing with
  what if your technician is sick
  what if your guy goes on vacation
  name of the engineer
  is there parking
  are you open on holidays
  do you work on a holiday
  can we meet on a holiday
  investors and shareholders
  does another product have a good warranty
  do you have an office in another country
  do you repair iPhones
  do you sell computers hardware
  do you sell laptops
  can we buy new computers from you
  do you build mobileapps
  can you build a mobileapp for us
  do you develop custom software
  do you install security cameras
  home computer repair for private persons
  fax number
  facebook linkedin instagram twitter page
  are you on instagram or facebook
  do you speak other languages
  do you speak Spanish
  is there somebody who speaks Spanish
  who is the managing director
  who is the owner
  names of your engineers
  how large is your team
  how many engineers do you employ
  what is your headcount
  since which year do you exist
  in what year was it established
  are your engineers certified
  which certifications do we need to pass an audit
  do you run background checks on your employees
  are you a legit company
  is this website legit
  can your people be trusted in our office
  can I trust the technician you send
  do you hold a SOC 2 report
  do you hold certificates
  are you PCI certified
  which antivirus do you resell
  do you sell refurbished computers
  do you repair cracked screens
  do you fix televisions
  do you repair phones
  what brand of firewall
  which tools do you use
  what is in your stack
  who are your partners
  what is your revenue
  where can I park
  is there a bus to your office
  do you have other offices
  can I meet the owner
  what language are you written in
  do you support private people at home
  do you develop apps
  do you do video surveillance
  can you recommend another company
  which school did your engineers go to
  are you a public company
  who invested in you
  what is your tax number
  are you insured
  do you carry insurance
  do you carry cyber insurance
  do you have liability insurance
  do you have errors and omissions insurance
  what insurance do you carry
  are you a franchise
  do you resell Dell
  do you use subcontractors
  do you outsource your support
  is your staff offshore or overseas
  are your engineers local or overseas
  are your technicians contractors
  can I call some of your clients for a reference
  list of your clients
  who handles your purchasing
  we offer lead generation for IT companies
  we are a manufacturer looking for a buyer
  vendorpitch
  is your company licensed and bonded
  do you sign NDAs
  do you sign a nondisclosure agreement
  do you record calls
  do you track or monitor our employees
  is there a recording of the webinars
  pointto laptops
  which ticket system do you use
  does productname have an API
  will the same technician come every time
  what if you go out of business
  how soon will we rank
  how long does SEO take
  have you ever been hacked
  did you ever lose data of a client
  can I textyou
  is there a number to text
  do you have live chat support
  can you text our customers
  set up text messages to our customers
  our customers text us
  do you do text message marketing
  can I speak to a reference
  I read bad things about you
  where are your servers
  how often do you back up
  in which data center is our data stored
  are you a call center
  do you use AI to answer tickets
  what happens to data our employees type into AI
  is what our staff type into AI sent to an AI model
  who reads what our staff type
  do you monitor what our staff type
  can you log or record what our staff type
  which AI provider should we use
  may our employees use AI
  can we use copilot
  should we use chatgpt at work
  do you set up AI for our company
  we need an AI policy for our staff
  do you do codereviews
  do you have a BBB rating
  do you have bad reviews
  what do customers complain about
  who made this website`)
