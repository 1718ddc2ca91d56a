// Known questions about networks, Wi-Fi and lines. Wording only, no facts: the answers are the passages with these ids.
import { linesOfEach } from './lines-of'

export const networkQuestions = linesOfEach({
  'service:network-services': `
    mount access points on the ceiling
    install new access points
    cable for a new office
    put in cable for desks
    our network is a mess
    leadtime office move
    look at our network
    improve our network
    network
    networking
    tell me about the network one
    can you fix our office network
    set up wifi
    do you set up networks
    office network installation
    can you install wifi in our office
    cabling and switches
    tell me about network services
    network cabling
    routers and firewalls
    set up internet at our office
    LAN and wireless
    wireless network
    wifi is bad in our office
    wifi in the conference room keeps dropping can you fix that
    wifi does not reach the back of the building
    bad reception of the wireless network
    plan the network for our new office
    network for an office move
    install cables in the ceiling
    do you put in network cabling
    ethernet outlets
    somebody to set up our router
    internet for a new location
    set up firewalls
    our internet keeps cutting out
    half of our rooms have hardly any signal
    the wireless signal in the back is awful
    wifi dead in the meeting room
    can you make the wifi better
    the internet drops twice a week
    internet goes out often
    do you install cables
    run cables to new desks
    connect computers with each other
    our office network is slow
    need cabling and internet in a new office
    we are relocating and need a network
    who sets up the network when we move
    help with our network
    a router for our office
    the connection keeps dropping`,
  'service:network-services/0': `
    wifi survey
    how do you measure wireless signal
    do you do a site survey
    bad wifi coverage can you help
    where should access points hang
    measure the wifi in our rooms
    floor plan with wifi signal
    dead spots in the building`,
  'service:network-services/1': `
    VPN access for home workers
    remote access for home workers
    network segmentation
    guest wifi separated
    VPN for remote workers
    secure remote access
    how do remote people connect
    guests on a different wifi than the office
    guests use the wifi without seeing our computers
    separate network for payment terminals and cash registers
    keep cameras and machines away from office computers
    work from home securely
    VPN for people at home`,
  'service:network-services/2': `
    network monitoring
    do you monitor our network
    what do you monitor
    do you watch our internet line
    keep an eye on our switches and access points
    monitor switches firewalls and lines
    do you notice when our internet fails
    do you know about problems before we do
    proactive monitoring
    remote monitoring of our systems
    do you watch our network at night
    monitor our lines around the clock
    do you notice faults before we do`,
  'service:network-services/3': `
    where do you keep our admin passwords
    who owns the documentation leavingyou
    do we get the passwords leavingyou
    what do we keep leavingyou
    do you help with the handover leavingyou
    network documentation
    do we get documentation of the network
    do we get the passwords and plans of our network
    map of our network
    nobody knows how our network is wired`,
  'service:network-services/features': `
    clean up our server closet
    tidy the network closet
    connect our two offices so that they share the same files
    equipment for our new office
    who deals with our internet provider when the line is down
    look after our firewall
    manage our firewall
    structured cabling
    what is included in network services
    second internet line failover
    opening a second office
    connect two offices
    link our sites
    new office location network
    do you help with an office move
    firewall management
    backup internet connection
    link two branches together
    connect our branches
    a second line in case the internet fails
    failover when the provider has an outage
    connect the warehouse to the office
    network between buildings
    clean up the server rack
    connect two buildings with each other
    is a backup internet line sensible
    a spare internet connection
    join the networks of two offices`,
  'service:network-services/process': `
    network project process
    how does a network project work`,
  'how-to:wifi-or-internet-line/0': `
    my wifi keeps dropping
    internet keeps dropping
    connection drops
    is it the wifi or the internet
    the internet does not work
    no internet connection
    internet is down
    our wifi is not working
    nobody can get online
    check internet line
    our network is down
    find out if it is the wifi or the provider
    is the internet provider to blame
    half the building gets no internet
    no internet in one room`,
  'how-to:choppy-video-call/0': `
    zoom is choppy
    the sound on Zoom is bad
    Teams calls keep cutting out
    calls on Zoom keep dropping
    bad audio in Teams calls
    poor audio in meetings
    video call is choppy
    zoom or teams meeting freezes
    bad sound in video calls
    video conference stutters
    laggy video meeting`,
  'post:slow-office-wifi': `
    our wifi is slow
    slow wireless in the office
    why is the office wifi slow
    more access points
    why is our internet slow in the afternoon
    wifi slow what can we do
    should we buy more access points
    tips for better wifi`,
  'service:network-services/benefits': `
    deal with the internet provider for us
    talk to electricians and phone companies
    who calls our internet company`,
})
