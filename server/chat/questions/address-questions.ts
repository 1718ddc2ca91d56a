// Known questions about our address. Wording only, as in all of these lists.
import { linesOfEach } from './lines-of'

export const addressQuestions = linesOfEach({
  'company:address': `
    address for the GPS
    what do I enter in my navigation
    office downtown
    do you have an office
    where exactly are you
    where are you located
    where are you
    address
    are you near Dallas
    are you guys in Dallas
    are you a Dallas company
    what is the address of the office
    what is the address of Cedarline IT
    do you have an office at this address
    how do I get to your office
    physical address
    where is Cedarline located
    what street are you on
    where is your office
    what is your address
    office location
    how do I find you
    which city are you in
    are you in Dallas
    where are you based
    street address
    mailing address
    zip code
    directions to your office
    where can I visit you
    where can I find you
    which suite are you in
    map of the office
    where is the company located
    headquarters
    which neighborhood is your office in
    where do I drop off a laptop
    where can I bring my computer
    send a letter by post to which address
    postal address for letters
    where can I mail something
    what is the location
    can I visit you in person
    how do I find the building
    directions please
    do you have a physical office
    how do I get to your place
    which address do I put into my GPS
    where do I drive to
    what is the postal address
    where do I send a letter
    I would like to send you a letter
    which street is your building on
    is there a suite number
    directions to the office
    what part of town are you in
    which neighborhood are you in
    where is your building
    where can I drop something off
    where do I bring my computer
    how can I find your office
    where are your offices
    which floor or suite
    where is your company at
    are you downtown
    what is your location
    street and number please
    where should I ship a laptop
    where do we meet`,
})
