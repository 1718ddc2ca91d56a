// Known questions about client stories. Wording only, no facts: the answers are the passages with these ids.
import { testimonials } from '../../../src/content/testimonials'
import { linesOfEach } from './lines-of'

const ofTestimonials = Object.fromEntries(
  testimonials.map(({ id, name }) => {
    const names = [name, ...name.split(' ').slice(0, 1)]
    return [
      `testimonials:${id}`,
      names.flatMap((one) => [
        `who is ${one}`,
        `what did ${one} say`,
        `what did ${one} say about you`,
      ]),
    ]
  }),
)

const ofCaseStudies = linesOfEach({
  'case-studies:list': `
    projects you have finished
    read about your projects
    what have you built
    work you have completed
    do you have case studies
    who have you worked with
    examples of your work
    show me your projects
    references
    portfolio
    past projects
    who are your clients
    who are your customers
    companies you have helped
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
    a website you made
    tell me about a customer you helped
    show me an example of a client
    what have you done for others
    whom have you built websites for
    show me previous projects
    any success you can show
    give me an example of your work
    companies like ours that you helped
    has anyone like us hired you before
    what work are you proud of
    do you have references I can look at
    evidence that you know your trade
    stories of clients`,
  'case-study:gj-fitness': `
    tell me about the gym website
    tell me about the site you made for the gym
    GJ Fitness
    fitness gym website
    tell me about GJ Fitness
    case study of the gym
    fitness case study
    what did you do for the gym
    gym client
    did you ever work for a fitness studio
    did you ever work with a gym
    tell me about the gym project
    what did you do for the fitness studio
    what was the project with the gym about`,
  'case-study:gj-fitness/results': `
    how long did GJ Fitness take
    what were the results for the gym
    how long did the fitness website take
    how fast was the gym website relaunched
    results for GJ Fitness
    outcome of the gym project
    how quickly was the fitness site built
    fastest website
    how fast did you finish the gym website
    what came out of the gym project
    in what time did you relaunch the site of the gym
    how did you manage to do a site in a day
    what did the gym get out of it
    the fitness website how long did that take`,
  'case-study:gj-fitness/challenge': `
    what was the problem at GJ Fitness
    challenge of the gym
    why did the gym need a new site
    what was wrong with the old gym website
    why was the gym unhappy with its site
    what was wrong with their old website
    what was the gym's trouble`,
  'case-study:gj-fitness/solution': `
    how did you do the GJ Fitness website
    how did you solve the problem of the gym
    how did you solve it for GJ Fitness
    solution for the gym`,
  'case-study:gj-fitness/quote': `
    what did the owner of GJ Fitness say
    how does the gym feel about the website
    did the gym like it
    was GJ Fitness happy
    did they like the GJ Fitness website
    was the gym happy
    testimonial of GJ Fitness
    what did the fitness studio say about working with you`,
  'case-study:unitycare-it': `
    UnityCare IT
    healthcare IT case study
    tell me about UnityCare
    healthcare client
    did you work for a healthcare company
    healthcare website project
    experience with medical clients
    do you have experience in healthcare
    do you work with healthcare companies
    any references in healthcare
    medical practices clinics and hospitals
    IT for a doctor's office
    have you worked for clinics
    summarize the UnityCare project
    and for unitycare
    the healthcare IT website
    work for a healthcare IT company`,
  'case-study:unitycare-it/results': `
    how long did UnityCare take
    results for UnityCare
    outcome of the healthcare project
    how quickly was the UnityCare site launched
    how long did the healthcare website take
    how many days did UnityCare take
    the healthcare website how long did that take you`,
  'case-study:unitycare-it/challenge': `
    what was the problem at UnityCare
    challenge of the healthcare IT provider`,
  'case-study:unitycare-it/solution': `
    how did you do the UnityCare website
    solution for UnityCare`,
  'case-study:unitycare-it/quote': `
    what did UnityCare say
    did UnityCare like it
    did they like the UnityCare website
    was UnityCare happy
    testimonial of UnityCare`,
})

export const storyQuestions = { ...ofCaseStudies, ...ofTestimonials }
