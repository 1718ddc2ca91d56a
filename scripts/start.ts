// npm start: runs the whole site. It first listens for stop requests, because loading the rest takes a second.
import { listenForStop } from './processes/stop-request'

const stop = listenForStop()
const { startSite } = await import('./start/start-site')
startSite(stop)
