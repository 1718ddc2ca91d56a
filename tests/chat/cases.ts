// Every question of the evaluation.
import * as answerable from './answerable'
import type { Case } from './case'
import * as dialogs from './dialogs'
import * as emergencies from './emergencies'
import * as everyday from './everyday'
import * as offTopic from './off-topic'
import * as reviewed from './reviewed'
import * as dialogsHelp from './sets/dialogs-help'
import * as dialogsJobs from './sets/dialogs-jobs'
import * as dialogsOrdinary from './sets/dialogs-ordinary'
import * as dialogsTrouble from './sets/dialogs-trouble'
import * as ownPeople from './sets/own-people'
import * as soundAlike from './sets/sound-alike'
import * as unseen01 from './sets/unseen-01'
import * as unseen02 from './sets/unseen-02'
import * as unseen03 from './sets/unseen-03'
import * as unseen04 from './sets/unseen-04'
import * as unseen05 from './sets/unseen-05'
import * as unseen06 from './sets/unseen-06'
import * as unseen07 from './sets/unseen-07'
import * as unseen07Declined from './sets/unseen-07-declined'
import * as unseen08 from './sets/unseen-08'
import * as unseen09 from './sets/unseen-09'
import * as unseen10 from './sets/unseen-10'
import * as unseen11 from './sets/unseen-11'
import * as unseen12 from './sets/unseen-12'
import * as unseen13 from './sets/unseen-13'
import * as unseen14 from './sets/unseen-14'
import * as unseen15 from './sets/unseen-15'
import * as unseen16 from './sets/unseen-16'
import * as unseen16HeldOut from './sets/unseen-16-held-out'
import * as unseen16Visitors from './sets/unseen-16-visitors'
import * as unseen17 from './sets/unseen-17'
import * as unseen17Visitors from './sets/unseen-17-visitors'
import * as unseen18 from './sets/unseen-18'
import * as unseen18Clients from './sets/unseen-18-clients'
import * as unseen18Strangers from './sets/unseen-18-strangers'
import * as unseen19 from './sets/unseen-19'
import * as unseen19More from './sets/unseen-19-more'
import * as unseen20 from './sets/unseen-20'
import * as unseen20HeldOut from './sets/unseen-20-held-out'
import * as unseen20More from './sets/unseen-20-more'
import * as unseen21 from './sets/unseen-21'
import * as unanswerable from './unanswerable'

const sets = [
  answerable,
  everyday,
  unanswerable,
  emergencies,
  offTopic,
  reviewed,
  dialogsHelp,
  dialogsJobs,
  dialogsOrdinary,
  dialogsTrouble,
  dialogs,
  ownPeople,
  soundAlike,
  unseen01,
  unseen02,
  unseen03,
  unseen04,
  unseen05,
  unseen06,
  unseen07,
  unseen07Declined,
  unseen08,
  unseen09,
  unseen10,
  unseen11,
  unseen12,
  unseen13,
  unseen14,
  unseen15,
  unseen16,
  unseen16HeldOut,
  unseen16Visitors,
  unseen17,
  unseen17Visitors,
  unseen18,
  unseen18Clients,
  unseen18Strangers,
  unseen19,
  unseen19More,
  unseen20,
  unseen20HeldOut,
  unseen20More,
  unseen21,
]

export const cases: readonly Case[] = sets.flatMap((set) => set.cases)
