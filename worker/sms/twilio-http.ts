// Twilio's HTTP client, pointed elsewhere on request: the client itself has no base-URL option.
import twilio, { type RequestClient } from 'twilio'

/**
 * @param apiUrl where to send Twilio's calls instead of its own hosts; null for Twilio itself
 * @param timeoutMs how long one call may take
 */
export function redirectingClient(apiUrl: string | null, timeoutMs: number): RequestClient {
  const client = new twilio.RequestClient({ timeout: timeoutMs, keepAlive: true })
  if (apiUrl) {
    client.axios.interceptors.request.use((config) => {
      const { pathname, search } = new URL(config.url ?? '')
      config.url = new URL(pathname + search, apiUrl).href
      return config
    })
  }
  return client
}
