// Known questions about money: the site publishes no prices (unknown-questions.ts).
import { linesOf } from './lines-of'

export const priceQuestions = linesOf(`
  ballpark cost for 25 users
  how much for 40 people
  cost for our company size
  how much do you charge
  what does it cost
  how much does helpdesk support cost
  how much does managed IT service cost per month
  how much does a website cost
  what are your prices
  pricing
  price list
  what are your rates
  hourly rate
  monthly fee
  separate invoices for each location
  can you bill each office separately
  cost per user
  can I get a quote
  what would you charge for ten employees
  how expensive are you
  do you have a discount
  discount for nonprofits
  is there a free trial
  free consultation
  setup fee
  what is your cheapest package
  what plans do you have
  price of web design
  price of a cloud migration
  ballpark figure
  estimate for a project
  are you cheaper than others
  what is the budget needed
  flat rate
  do you accept credit cards
  do I pay a deposit
  what is the down payment
  do you want a down payment or a deposit up front
  can we afford you
  I want to know whether we can afford you
  what would we be looking at per month
  what do your packages go for
  do you have packages and what do they go for
  what am I going to pay
  is it expensive
  are you pricey
  what is that gonna run me
  how do you bill
  do you bill by the hour or a flat fee
  is there a minimum spend
  what is the damage
  roughly what would it be for twenty five people all in
  how much money do you want
  how is it billed
  what does it come to each month
  do you charge for the first visit
  who pays for travel
  does an emergency call cost extra
  do you offer a trial
  can we pay monthly
  what payment plans are there
  is the audit free of charge
  special rate for charities
  what is included in the price
  how much per laptop
  how do I get an offer
  send me an offer`)
