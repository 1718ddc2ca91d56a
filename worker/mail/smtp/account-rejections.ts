// Tells from the words of a mail server whether it rejects our account, or one mail.

/**
 * A quota of ours is used up (RFC 3463, X.4.5), or our account or machine may not send this mail: nothing is wrong with
 * the mail, and somebody can set it right. Exchange has codes of its own; the words are those of Postfix, Exim, cPanel,
 * Sendmail, qmail, Haraka, msmtpd, SmarterMail, Kerio, MailEnable, Exchange, Gmail, iCloud, Amazon SES, Brevo, Mailgun,
 * Postmark, Resend, SendGrid and Zoho. Each contains a space or a colon, so no address that a server quotes passes for
 * one. Not about all mail: a server may take those to the team and relay none to strangers.
 */
const OURS = new RegExp(
  [
    /^\d{3}[ -]5\.(?:1\.90|4\.5|7\.(?:5[147]|6[48]|50[1-3]|70[58]|750))\b/.source,
    // Our domain's DNS or signature (RFC 7372; Gmail and Exchange), a tenant's limit, and a blocked address of ours.
    /^\d{3}[ -]5\.7\.(?:2\d|23[23]|50[69]|51[15]|6(?:0[6-9]|[1-4]\d))\b/.source,
    'relay access denied|unable to relay',
    'relay(?:ing)?(?: to \\S+)?(?: is)? (?:not (?:permitted|allowed)|denied|disallowed|prohibited)',
    'authentication is required for relay|requires authentication when attempting',
    'not (?:permitted|allowed) to relay',
    'invalid credentials for relay',
    'address is not verified',
    'verified sender identity|domain is not verified|not a sender signature',
    'unauthenticated senders not allowed|not one of your addresses',
    'account is not yet activated|is not allowed to send:|turn on smtp authentication',
    'sending (?:paused|suspended) for this account',
    'not authorized to perform .?ses:|permissions? to (?:send as this sender|submit to this server)',
    'unusual sending activity',
    '(?:sending|relay) (?:limit|quota) exceeded|exceeded the max (?:emails|defers)|outgoing mail suspension',
    'submission\\.exception:submissionquotaexceeded',
    // Of rspamd, OpenDMARC and Mimecast: our signature or our DNS is not in order.
    '(?:by|per) dmarc policy|set by dmarc|dmarc sender invalid',
    // In response to the recipient unless Postfix is told otherwise: our address has no name, or is on a list.
    '(?:client host|helo command) rejected|invalid helo name',
    '(?:client(?: host)?|sender address|helo command) \\[\\S+\\] blocked using|is in a black ?list at',
    // Sendmail's, of our address, its name, and ours. What it says of a recipient names that.
    '\\.\\.\\. (?:access denied$|rejected: \\S+ listed at|fix reverse dns for|bogus helo name used:)',
    // qmail's and Haraka's for relaying, and qmail's of our sender.
    'in my list of allowed rcpthosts|envelope sender is in my badmailfrom|i cannot deliver mail for',
    // msmtpd's, unless the server behind it rejected the recipient (EX_NOUSER and EX_DATAERR of sysexits.h). What that
    // said to the text of the mail has the code of an outage.
    'cannot pipe mail to command|pipe command reported error (?!6[57]\\b)',
  ].join('|'),
  'i',
)
/** Words about an account that is disabled, or has not logged in: ours, unless they are said of a recipient. */
const ACCOUNT =
  /account (?:is )?(?:disabled|suspended|locked|blocked)|authenticat\w+ (?:first|required)|(?:need|send) auth command/i
/** RFC 3463: an address that does not exist, or is none, such as one that names a route (`a%b@example.com`). */
const OF_ADDRESS = /^\d{3}[ -]5\.1\.[1-6]\b/
/** RFC 3463, X.1 and X.2: about an address, or a mailbox; Exchange has codes of its own for a closed group. */
const OF_RECIPIENT = /^\d{3}[ -](?:[45]\.[12]\.|5\.7\.1[23]\d\b)|<\S+@|mailbox|resolver\.rst/i

/** In whole lines of Exim, which breaks them: cPanel's begins with names and an address of ours, as long as they are. */
const RELAY = /^550 (?:\S+ )?(?:\(\S*\) )?\[\S+\](?::\d+)? is currently not permitted to relay/

/**
 * Whether a permanent rejection is about our quota or account.
 * @param words the server's own, without those of a server that it quotes
 * @param response all of it
 */
export function isAboutOurAccount(words: string, response: string): boolean {
  if (RELAY.test(response.replace(/^550-/, '550 ').replace(/\n550[- ]/g, ' '))) return true
  if (OURS.test(words)) return !OF_ADDRESS.test(words)
  return ACCOUNT.test(words) && !OF_RECIPIENT.test(words)
}
