/**
 * Whether Kubernetes has set this variable: in each container started after a Service named `worker`, it sets
 * WORKER_PORT=tcp://10.43.0.17:3001, see "Service environment variables" in its documentation.
 */
export function isServiceLink([name, value]: readonly [string, string | undefined]): boolean {
  return name.endsWith('_PORT') && /^(tcp|udp|sctp):\/\//.test(value ?? '')
}
