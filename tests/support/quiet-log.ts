// A silent log, for library code that requires one.
import { createLog } from '../../src/node/log'

export const quietLog = createLog('test', 'silent')
