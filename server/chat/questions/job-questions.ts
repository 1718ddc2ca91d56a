// Known questions about jobs at the company. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const jobQuestions = linesOfEach({
  'careers:apply': `
    where is your careers page
    link to the careers page
    how do I apply for a job
    I want to work for you
    can I get a job
    jobs
    careers
    where do I send my resume
    work at Cedarline
    job application
    can I send my resume
    hiring interns
    internship
    do you take students or apprentices
    do you take trainees
    my son is graduating do you take trainees
    do you take interns
    none of the positions fits me
    what if I fit none of your positions
    can I email you my resume
    send my CV
    do I need a cover letter
    is a cover letter required
    apply for a position
    I am looking for a job
    I am a sysadmin looking for work
    I am nineteen and want to work in IT
    entry level jobs
    where do I apply
    how can I become part of the team
    do you hire juniors
    join your team
    how do I send my resume
    how to apply for work at your company
    I am a junior technician looking for employment
    how do I submit my CV
    what should I send you for a job
    I would like to join you
    looking for work
    can I work for you`,
  'careers:steps/1': `
    do you reply if you do not want me
    what happens after I send in my application
    how long until I hear back after I applied
    how soon do you answer an application
    how long does it take until applicants hear from you
    when do I get an answer after I applied for the job
    what happens after I apply
    application process
    what happens with my application
    hiring process
    interview process
    will I hear back about my application
    what is the job interview like
    do I get an answer to my application
    how long until I hear about the job
    who reads my application
    next steps after applying
    how many interviews are there
    is there a test in the interview
    do you ask brain teasers
    how do I know that you received my resume
    do I get feedback when you reject me`,
  'careers:work': `
    what is it like to work at Cedarline
    work life balance
    what is your work culture
    career growth
    working at your company
    why work for you
    what is it like working for you
    how is the work at your company
    what is the team like to work with
    do technicians work at night
    stress at work
    room for growth
    atmosphere and vibe at your company
    is Cedarline a good place to work
    is the on call rotation fair
    how are shifts planned
    are there night shifts
    do I have to work on weekends`,
  'careers:join': `
    what benefits do employees get
    employee benefits
    on call duty
    learning budget
    perks for staff
    do employees get paid training and certifications
    do you pay for certificates
    certifications for employees
    do technicians have on call duty
    training of your own employees at work
    what do employees get
    time for learning at work
    do you pay for training of your techs
    do your technicians get training`,
  'form:positions': `
    where is the job application form
    where is the application form
    link to the application form for a job
    I cannot find the application form
    open positions
    do you have any work for a network specialist
    have you got openings
    is there a place on your team
    work for technicians
    job as a technician
    are you hiring
    job as a network engineer
    job openings
    do you have jobs
    vacancies
    any openings
    is there work for a helpdesk technician
    any jobs for a network technician
    is there a vacancy
    are you recruiting
    are you looking for people
    do you need people
    looking for a position as a technician
    which positions are you looking for
    What positions do you have open
    what jobs are open
    which jobs do you have
    which roles are you hiring for
    what positions can I apply for
    list of open positions
    who are you hiring
    what jobs do you have
    are you hiring a project manager
    do you hire project managers
    are you hiring an account executive
    are you hiring developers
    do you have a job for a software developer
    any openings for a security specialist
    do you hire salespeople
    is there a position for a systems administrator
    do you have helpdesk technician jobs
    what kind of people do you hire`,
  'careers:steps/0': `
    how do I upload my resume pdf
    where can I upload my CV
    can I send my resume as a PDF
    can I attach my resume as a file
    what format should my resume have
    is a LinkedIn profile enough instead of a resume
    can I apply without a degree
    do you hire people without a degree
    do I need a degree
    what should I send with my application
    I have no experience can I apply
    does a homelab count
    how many years of experience do I need
    what should I write in my application
    what do you look for in an application
    what kind of person are you looking for
    requirements for applicants
    requirements for the job
    what does the job require
    what do I need for the job
    which skills or qualifications do I need
    am I qualified for the job
    do I need certifications to apply
    which certifications does the job require
    do I need a certificate to get the job
    is my home lab enough
    is it worth applying without a real job yet
    I have never had a job can I apply
    career changer without experience`,
})
