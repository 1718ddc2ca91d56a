// Known questions about what we offer. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const servicesQuestions = linesOfEach({
  'faq:services': `
    what would we be buying from you
    your elevator pitch
    what do you specialize in
    your areas of expertise
    we look for outsourced IT and want to know what you cover
    what would we get from you
    what do you do for small businesses
    can we start with just the helpdesk
    can we take only the helpdesk
    services for small companies
    what do you do
    services
    your services
    list of your services
    list of services
    overview of your services
    what services does your company provide
    what services do you have
    what sort of things do you do
    what do you sell
    book one of your services
    only one service possible
    what are you good at
    what can you do for us
    what kind of IT help do you provide
    which services do you provide
    can we take just one service
    do we have to take all services
    do you advise on budget or an office move
    IT consulting
    do you do consulting
    full range of services
    what areas of IT do you cover
    managed IT services
    are you a managed service provider
    what can you help with
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
    advice on software for our business
    what does Cedarline do for a living
    short version of what your company does
    which kinds of technical work do you take on
    I only need help with one thing
    is it fine to book just one service
    do we have to sign up for everything
    what can your firm take care of
    what all do you take care of
    capabilities of your company
    tell me what you guys do
    what is it that you do
    in a nutshell what do you do
    what would you take off our plate
    what would you take off our hands
    what else do you do besides fixing computers
    is there a menu of things you offer
    what is in your portfolio of services
    which problems can you solve for a company
    which areas of work do you cover
    what can we hire you for
    what can I get from you
    are the services sold separately
    the entire bundle or single services
    do you offer everything under one roof
    can you do computers and the website
    we do not know what we need
    we need some advice on technology
    can you advise us which software to choose
    do you give advice on IT budgets
    do you do IT budgeting
    help us plan an IT budget
    make a technology budget with us
    do you consult on choosing an application
    name the six services
    give me a rundown of your services
    what sort of support do you give to companies
    how can your company help mine
    what should I use you for
    what are the things you handle
    tell me your main lines of work
    IT outsourcing for a small business
    can you run all of our IT`,
})
