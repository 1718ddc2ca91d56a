// Known questions about jobs that the site does not answer, such as pay.
import { linesOf } from './lines-of'

/** What the site does not say about its jobs. */
export const unknownJobQuestions = linesOf(`
  do you sponsor visas
  do you sponsor H1B
  do you offer visa sponsorship
  what does a technician make or earn at your company
  do you offer a 401k
  401k
  who is the hiring manager
  name of the recruiter
  can I work remotely
  can I work from home
  can I work remote from houston
  can I work for you from home
  can your employees work from home
  do you hire people living outside Texas
  do you hire remote workers
  remote jobs
  can I live in another state and work for you
  is the job remote
  how many days of paid time off do employees get
  how many people applied for the job
  what does the job pay
  how much do you pay
  how much do you pay your technicians
  salary of a technician
  what is the salary
  salary range
  starting salary
  hourly pay for the position
  how many vacation days do I get
  do employees get paid vacation
  sick leave for employees
  is the job paid
  are interns paid
  tell me about the job
  job description
  what would I do in the position
  is the job full time or part time
  where is the job based
  do employees get health insurance
  health insurance for employees
  medical and dental benefits for staff
  when does the job start
  is there a deadline for the job
  who do I address my cover letter to
  are the jobs in Dallas
  can I apply if I live far away
  can I do the job from home
  do you pay for jobrelocation
  do you offer jobrelocation
  what is the dresscode`)
