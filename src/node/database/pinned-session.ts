// What each session is told when it connects, so that the settings of a database or role cannot change what we rely on.

/**
 * pg makes a Date of a time only in the ISO style, and we read Dates. BullMQ repeats no statement that failed to
 * serialize, and we none that did not get a lock in time. The connections that wait for jobs are idle for long. A limit
 * that pg is given on its own takes precedence.
 */
const PINNED =
  '-c DateStyle=ISO -c default_transaction_isolation=read\\ committed -c lock_timeout=0 -c idle_session_timeout=0'

/**
 * What pg takes to connect to `url`. Options that the URL or PGOPTIONS gives, such as a search path, are kept.
 * @param more options, in the form of PostgreSQL's command line
 */
export function pinnedSession(url: string, more = '') {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])
  const given = query.get('options') || process.env.PGOPTIONS
  return {
    // Left in the URL, they would replace ours, and the search path that BullMQ adds.
    connectionString: url
      .replace(/([?&])options=[^&#]*/g, '$1')
      // The certificates that Node.js trusts anyway; pg would look for a file of that name. The last mode counts.
      .replace(/([?&])sslrootcert=system(?=[&#]|$)(.*?)(#.*)?$/, '$1$2&sslmode=verify-full')
      // For one bare percent sign or space anywhere, pg would encode every %2F a second time.
      .replace(/%(?![\da-f]{2})/gi, '%25')
      .replaceAll(' ', '%20'),
    options: [given, PINNED, more].filter(Boolean).join(' '),
  }
}
