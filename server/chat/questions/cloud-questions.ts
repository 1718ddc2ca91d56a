// Known questions about the cloud and migration. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const cloudQuestions = linesOfEach({
  'faq:cloud-migration': `
    can you move us to the cloud
    cloud migration
    migrate to the cloud
    help with moving to Azure or AWS
    move our email to the cloud
    take our file server to the cloud
    we want to move to Microsoft 365
    do you do cloud migrations
    moving our server to the cloud
    migrate our files and mail to the cloud
    how does a cloud migration work
    can you help us get rid of our old server
    switch from on premises to cloud
    can you take our company into the cloud
    transition to cloud
    how do you move data to the cloud
    cloud move weekend
    get rid of the server in our office
    get us off our old server
    retire the on premises server
    put our shared drive online
    move shared files into SharePoint or OneDrive
    move from Dropbox or Google Drive
    go to Microsoft 365
    migrate mailboxes to Exchange online
    migrate email from one provider to another
    move from Gmail to Outlook
    reach our files from anywhere
    run our accounting software in the cloud
    can you do the migration for us
    we would love to stop owning servers
    get rid of the server in the closet
    the old box in the closet runs everything
    our server is old should we move to the cloud
    move our files to the cloud
    move everything to google workspace
    move us from exchange to microsoft 365
    can you transfer our data to the cloud
    put our applications into the cloud
    is there a risk of losing documents in the move
    how do you make sure nothing gets lost in the move
    will anyone be unable to work during the move
    how do you go about a cloud move
    where would you begin with moving to the cloud
    how long does the old system stay
    do you move a small group first
    what should stay and what should move
    help with leaving our own data center
    shift from local servers to online
    we want to work from anywhere without a server
    do you do azure migrations
    tenant to tenant migration
    switch from gmail to outlook
    switch from dropbox to sharepoint
    bring our company to the cloud`,
  'service:cloud-solutions': `
    cloud
    what cloud services do you have
    how can you help with the cloud
    cloud services
    do you do cloud
    tell me about cloud solutions
    cloud hosting
    Microsoft 365
    set up Microsoft 365 for our company
    do you support Microsoft 365
    Google Workspace
    set up Google Workspace for a small business
    cloud computing help
    which cloud do you work with
    do you know Azure and AWS
    help with SharePoint and OneDrive
    Google Workspace help
    Teams and SharePoint setup
    cloud for a small business`,
  'service:cloud-solutions/1': `
    move a company to the cloud without downtime
    what happens on the move weekend
    how long does a cloud migration take
    is there downtime during the migration
    when do you do the move
    will we be offline during the move
    is everything going to be down while you move us
    can people keep working during the migration
    how long are we down during the move
    do we lose files in the migration
    what if the migration goes wrong can we go back
    downtime of a migration
    would moving mean a day where no one can work
    how long will people be unable to work when you switch us
    is work possible while you move us`,
  'service:cloud-solutions/2': `
    are we paying for too many licenses
    manage Microsoft 365 licenses
    lower our cloud costs
    lower our Microsoft 365 bill
    reduce cloud spending
    cloud licenses
    who manages the cloud after the move
    cloud management after migration
    cloud cost management
    our Azure bill is too high
    our AWS bill is out of control
    who looks after the cloud afterwards
    cloud spending grows every month
    too many Microsoft licenses
    licenses that nobody uses
    who may share files with outsiders
    who runs it after we moved
    we pay for licenses nobody uses
    drowning in microsoft subscriptions
    who reads our cloud bill`,
  'service:cloud-solutions/features': `
    do you recycle old computers
    get rid of old computers
    dispose of old laptops
    wipe our old computers
    what is included in cloud solutions
    do you move phone systems
    voice over IP
    can we keep our phone number
    VoIP phones
    replace our phone system
    do you wipe old disks
    phones over the internet
    replace our phones with VoIP
    Teams phone
    old servers and disks disposal
    virtual desktops`,
  'service:cloud-solutions/benefits': `
    are the licenses in our name
    in whose name are the subscriptions and admin accounts
    who owns the licenses and accounts
    whose licenses are they
    who holds the administrator accounts of our cloud`,
  'service:cloud-solutions/process': `
    cloud migration process
    steps of a cloud migration
    how do you plan a cloud move`,
  'post:before-you-move-to-the-cloud/1': `
    what should we ask before moving to the cloud
    questions before a cloud migration
    cloud checklist
    what to consider before going to the cloud
    things to think about before a cloud move`,
  'service:cloud-solutions/0': `
    what should stay on premises
    is everything better in the cloud
    do we have to move everything
    which systems belong in the cloud
    does a move to the cloud make sense for us`,
})
