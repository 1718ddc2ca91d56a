// Known questions about backups. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const backupQuestions = linesOfEach({
  'service:security-services/3': `
    local backups at our office
    do you back up to a device onsite
    do you test backups
    backup restore test
    how do you back up data
    backups beyond the reach of ransomware
    backup strategy
    do you do backups
    backup service
    data recovery
    disaster recovery
    do our backups survive ransomware
    can ransomware destroy our backups
    make sure backups really work
    restore something we deleted
    somebody deleted a folder can you bring it back
    get lost files back
    where are backups kept
    are backups included
    do you make backups
    who makes our backups
    what if we lose our files can you bring them back
    a safety copy of our data
    restore from a backup`,
  'service:cloud-solutions/3': `
    do you back up cloud data
    cloud backup
    backup of mail and files in the cloud
    backup of Microsoft 365
    does Microsoft back up our mail
    is our email in Microsoft 365 backed up
    do we need backups when everything is in the cloud
    Google keeps our data why back it up
    backup of OneDrive and Teams
    who makes backups of our office 365 mail
    does Microsoft back up our mailboxes or do we need you
    is a copy made of our cloud mail
    back up google workspace`,
  'post:test-your-backups': `
    how do I test a backup
    is my backup good
    backup article
    restore test at our company`,
  'post:test-your-backups/2': `
    how many copies of a backup
    where should copies of our data be
    3-2-1 backup rule`,
  'post:test-your-backups/3': `
    test whether the backup works
    steps of a restore test`,
  'post:test-your-backups/6': `
    how often should backups be tested
    how often do we test a restore`,
})
