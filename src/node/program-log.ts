// The log of a program: its own lines, and what Node.js and packages warn of.
import { createLog, type Log } from './log'

/**
 * Like `createLog`, and each warning of the process becomes a line like any other: Node.js would print it as text, which
 * whatever reads the JSON lines takes for garbage. None holds what a visitor typed; they are about settings and code.
 * Where Node.js was told to print none (`--no-warnings`), none is logged.
 */
export function createProgramLog(...settings: Parameters<typeof createLog>): Log {
  const log = createLog(...settings)
  if (process.listenerCount('warning') === 0) return log
  process.removeAllListeners('warning')
  process.on('warning', (err) => {
    const { name, message } = err
    log.warn({ warning: name, reason: message, err }, 'a warning of Node.js or a package')
  })
  return log
}
