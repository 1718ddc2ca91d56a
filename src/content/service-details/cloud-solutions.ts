// The cloud page.
import { company } from '../company'
import type { ServiceDetail } from './service-detail'

const { city } = company.address

export const cloudSolutions: ServiceDetail = {
  summary: `Cloud moves for ${city} businesses with a pilot, a rehearsal and a way back, then separate backups and someone who reads the bill.`,
  lead: 'Moves that are planned, rehearsed and reversible, and a cloud that is looked after once you are in it.',
  detailContent: [
    'Before a move we find out what you have. We make a list of every server, shared folder and application, with its owner, its size, what depends on it and how long your business can do without it. Some things belong in the cloud, some should become a subscription, a few should stay in the building, and surprisingly many can be switched off. You get the list with a recommendation for each line and the monthly cost as we expect it.',
    'A move weekend has a script. On Friday after closing, the old system becomes read-only and the last changes are copied. On Saturday we check samples with someone from your side: this mailbox, that folder, the permissions of the people who notice everything. At an hour agreed beforehand we decide together whether to go on or go back; we are prepared for both. On Monday morning we are in your office and on the phone, because that is when the questions come.',
    'After the move, the cloud is a system like any other and someone has to run it. We set rules for who may share what with people outside, take away administrator rights that were needed only for the move, keep old accounts from holding on to licenses, and read the bill every month. If a storage bucket or a link is open to the world by accident, we want to see it before someone else does.',
    'Backups deserve a paragraph of their own: your provider keeps the service running, but a deleted folder, a mailbox emptied by an intruder or a sync that overwrote good files with bad ones is yours to recover. We back up email, files, sites and chats to a separate place with separate sign-ins, and we test it. A restore test brings back a mailbox and a shared folder, and their owner looks inside and confirms.',
  ],
  features: [
    'Inventory of systems with a recommendation for each: move, replace, keep, switch off',
    'Email, file and calendar moves, such as to Microsoft 365 or Google Workspace, with a pilot group first',
    'Servers in the cloud, sized from measurements, not guesses',
    'Backup of cloud email and files to a separate provider',
    'Sign-in, sharing and device rules, explained to your people on one page',
    'A monthly look at licenses and costs, with unused licenses removed',
  ],
  additionalFeatures: [
    'A rollback plan for every step, with a set hour for the decision',
    'Phone systems that move along with their numbers',
    'Short sessions for people who will find their files in a new place',
    'Old disks wiped, with a record of what was wiped and when',
  ],
  benefits: [
    'We also tell you what should not move',
    'The old system stays until people have worked in the new one',
    'Subscriptions and administrator accounts are in your name',
    'Costs checked every month',
    'Backups your provider does not make for you',
  ],
  processList: [
    {
      title: 'Inventory',
      description: 'Systems, owners, sizes, dependencies, and how long you can be without each.',
    },
    {
      title: 'Plan',
      description:
        'What goes where, in which order, what it will cost a month, and what we advise against moving.',
    },
    {
      title: 'Pilot',
      description: 'A small, patient group moves first and tells us what we overlooked.',
    },
    {
      title: 'Rehearse',
      description:
        'The copy is run once without consequences, so that we know how long it takes and what goes wrong.',
    },
    {
      title: 'Move weekend',
      description:
        'By the script, with a decision point and a way to undo it all. On Monday we are there.',
    },
    {
      title: 'Run',
      description:
        'Backups, access, sharing and costs, looked after from then on. The old system is switched off last.',
    },
  ],
}
