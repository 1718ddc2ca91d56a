// Known questions about our hours. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const hoursQuestions = linesOfEach({
  'company:hours': `
    is tech support nonstop
    is support there at any hour
    when does the helpdesk start in the morning
    until when is somebody at the office tonight
    can I come by before work
    when can I drop by
    do you pick up the phone in the evening
    do you answer the phone in the evening
    are you there in the evening
    who is there in the evening
    what are your hours
    what days are you closed
    which days are you open
    when are the phones answered
    is your team available on Sunday
    is somebody available on Saturday
    are you there on weekends
    hours of operation
    working hours
    do you offer 24/7 support
    are you open 24/7
    are you open on Monday
    what time do you open in the morning
    until when can I reach you
    until when are you open
    when does the office close
    when do you close
    when do you open
    is somebody there at night
    is a person there after hours
    who responds after hours
    who will answer at clocktime
    who picks up the phone at night
    who is on duty at night
    who do we reach on a weekend
    and at night
    is the office open
    do you have weekend support
    Sunday support
    what hours are you open
    when are you open
    opening hours
    business hours
    office hours
    helpdesk hours
    support hours
    when is the helpdesk staffed
    are you open on weekends
    are you open on Saturday
    are you open on Sunday
    what about weekends
    do you work weekends
    do you work at night
    what time do you open
    what time do you close
    when can I call you
    are you open now
    are you open today
    are you available 24/7
    is there 24/7 support
    around the clock support
    when can I reach somebody
    availability
    are you open on Friday evening
    are you closed on weekends
    time zone
    how late are you open
    how early do you open
    schedule of the office
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
    when is somebody at the office
    when does your office shut on Thursday
    when do you shut
    until what hour may I visit on a Friday
    from when in the morning is the support desk staffed
    when can my staff reach the help desk
    are people around on Sunday
    anybody there on a Saturday
    opening times
    office times
    times when you are open
    days of the week that you work
    lunch break hours
    can people reach support after dinner
    is the desk staffed at seven in the morning
    do you close for lunch
    do you work late
    when do you start in the morning
    when do you go home
    how early can I call
    can I call at 6 in the morning
    are you there after five
    do you keep regular business hours
    which hours is a person there
    is somebody in the office today
    what is your schedule
    do you take calls in the evening
    hours of the helpdesk and of the office
    what are your weekend hours
    do you run nights`,
})
