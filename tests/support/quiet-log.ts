// A log that says nothing, for library code that wants one.
import { createLog } from '../../src/node/log'

export const quietLog = createLog('test', 'silent')
