// Finds the Redis that the tests start: the one on the PATH, else one installed from the system's packages.
import { ensureExecutable } from './ensure-executable'
import { type Machine, thisMachine } from './machine'

/** The path of redis-server or valkey-server. Throws a StartError that says what to install. */
export function ensureRedis(machine: Machine = thisMachine): Promise<string> {
  const wanted = {
    name: 'a Redis or Valkey server',
    executables: ['redis-server', 'valkey-server'],
    packageName: 'redis-server',
    remedy: 'install redis-server or valkey-server, for example: apt-get install redis-server',
  }
  return ensureExecutable(wanted, machine)
}
