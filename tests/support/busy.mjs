// Makes a server believe that it is busy, so that it loads its chat when somebody asks a question and not before
// (server/when-quiet.ts): that takes a second of processor time, and few tests ask one.
import { performance } from 'node:perf_hooks'

performance.eventLoopUtilization = () => ({ idle: 0, active: 1, utilization: 1 })
