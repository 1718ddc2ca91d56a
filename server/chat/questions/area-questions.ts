// Known questions about our service area. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const areaQuestions = linesOfEach({
  'faq:area': `
    do you serve Waco
    can you still support us from far away
    several locations
    multiple locations
    do you only do remote work
    which part of Texas do you cover
    we are in another city
    where do you work
    do you serve clients in Plano
    do you serve Arlington
    do you serve Irving
    do you serve Frisco
    do you serve McKinney
    do you serve Garland
    do you serve Richardson
    do you serve Denton
    do you serve Houston
    do you serve Austin
    do you come to Fort Worth
    do you work outside of Texas
    visit our office in Arlington
    can somebody visit our office
    do you send somebody to our office
    how far away can we be
    are you only in Dallas or also in other cities
    DFW area
    locations you serve
    do you work with companies in other states
    do you help remote offices
    home office support
    do you offer onsite support
    service area
    do you come on site
    do you come to our office
    do you serve Fort Worth
    do you cover Plano Frisco McKinney Irving Arlington Garland Richardson Denton
    do you only work in Dallas
    do I have to be in Dallas to be a client
    are you local to Dallas
    how far do you travel
    do you support remote branches
    do you work outside Dallas
    do you work in Houston Austin San Antonio
    do you serve other states
    do you have coverage in Texas
    radius
    how many miles do you travel
    which cities do you serve
    can you visit us
    onsite visits
    we have an office in another city
    do you serve clients nationwide
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
    a technician onsite if it cannot be fixed remotely
    do you send technicians to our town
    are you willing to drive out to us
    we are forty miles north of Dallas is that too far
    how far out do you go
    how far do you drive
    is on site help limited to Dallas
    can technicians visit us physically
    do you come out to the suburbs
    headquarters here and an office in another city
    we have three locations can you manage that
    our stores are spread over Texas
    do you help people in other states remotely
    can our remote workers get help as well
    do you only do things over the internet
    would somebody show up in person
    can somebody come here when hands are needed
    we are out in the country
    is our town in your territory
    we are in Oklahoma
    where do your clients sit
    do you cover the whole metroplex
    our company is not in Dallas does it matter
    within how many miles do you come on site
    what about sites outside of your circle
    do you have people near us
    is your service only for companies in Dallas`,
})
