// What a connection to PostgreSQL does on its own, whichever pool it belongs to.
import pg from 'pg'

/** How long a connection to a read-only server lives at least, in milliseconds: it is not opened more often than that. */
const LOOK_MS = 1_000
/** PostgreSQL 14 and later tell a client both, when it connects and when they change. */
const READ_ONLY = ['in_hot_standby', 'default_transaction_read_only']

interface Reported {
  parameterName: string
  parameterValue: string
}

/** Columns of a query, for `requireWritable`. */
export const WRITABLE = `current_setting('transaction_read_only') = 'off' as "isWritable"`

/** Throws what a read-only PostgreSQL answers to a write, if the row of a query for `WRITABLE` says that it is one. */
export function requireWritable(row: { isWritable: boolean } | undefined): void {
  if (!row?.isWritable) throw readOnlyError()
}

const readOnlyError = () => Object.assign(new Error('PostgreSQL is read-only'), { code: '25006' })

/**
 * The class of a pool's connections. One that ends without anybody listening does not end the program.
 * @param report called with the error of a connection that ends by itself
 */
export function clientClass(report: (error: unknown) => void = () => undefined) {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.on('error', report)
      leaveReadOnly(this)
    }
  }
}

/** PostgreSQL's own code for a transaction that is open where none should be. */
export const UNCOMMITTED = '25001'

/**
 * The class for a pool whose statements all commit by themselves. One that has not, as behind Pgpool-II, which may begin a
 * transaction and never end it, fails: what was to be accepted would be lost with the connection.
 */
export function committingClientClass(report: (error: unknown) => void) {
  return class extends clientClass(report) {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      requireCommits(this)
    }
  }
}

type Query = (...asked: unknown[]) => unknown
type Done = (error: unknown, result?: unknown) => void

/** A pool gives each query a callback, and drops the connection whose query fails. */
function requireCommits(client: pg.Client): void {
  const query: Query = client.query.bind(client)
  const committed =
    (done: Done): Done =>
    (error, result) =>
      done(error ?? (client.getTransactionStatus() === 'I' ? error : uncommitted()), result)
  const checked: Query = (...asked) =>
    query(...asked.map((each) => (typeof each === 'function' ? committed(each as Done) : each)))
  Object.assign(client, { query: checked })
}

const uncommitted = () =>
  Object.assign(new Error('a statement was not committed'), { code: UNCOMMITTED })

type Idle = pg.Client & { readyForQuery?: boolean }
type Wire = pg.Connection & { stream: { destroy(error: Error): void } }

/**
 * After a failover, the address may lead to a standby for a while: its connections would stay with it for good, those
 * that only read or listen without ever failing. So a connection to a read-only server is dropped once it is idle, and
 * the next one goes to whatever server has the address then.
 */
function leaveReadOnly(client: Idle): void {
  const on = new Set<string>()
  let since = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  const { connection } = client as unknown as { connection: Wire }
  const look = () => {
    const isIdle = client.readyForQuery && client.getTransactionStatus() === 'I'
    if (isIdle) connection.stream.destroy(readOnlyError())
  }
  connection.on('parameterStatus', ({ parameterName, parameterValue }: Reported) => {
    if (!READ_ONLY.includes(parameterName)) return
    if (parameterValue === 'on') on.add(parameterName)
    else on.delete(parameterName)
    clearInterval(timer)
    since = on.size > 0 ? performance.now() : Number.POSITIVE_INFINITY
    if (on.size > 0) timer = setInterval(look, LOOK_MS).unref()
  })
  // One that is used all the time is hardly ever seen idle by the timer. After this tick it may have its next query
  // already, as where many wait for a connection: then one of their writes fails, and its pool drops it.
  connection.on('readyForQuery', () => {
    if (performance.now() - since >= LOOK_MS) process.nextTick(look)
  })
  connection.once('end', () => clearInterval(timer))
}
