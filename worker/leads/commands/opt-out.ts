// leads opt-out: records an opt-out that somebody requested by phone or email.
import { optOut } from '../../../src/node/database/sms-opt-outs'
import { transact } from '../../../src/node/database/transact'
import { normalizePhone } from '../../../src/node/phone'
import type { CommandContext, ExitCode } from '../command-context'
import type { Command } from '../command-table'

type OptOut = Extract<Command, { name: 'opt-out' }>

/** Stored in place of the keyword of a text message reply. */
const STAFF_KEYWORD = 'staff'

export async function optOutNumber(
  { database, out }: CommandContext,
  { phone }: OptOut,
): Promise<ExitCode> {
  const number = normalizePhone(phone)
  if (!number) {
    out.note(
      `${phone} is not a valid phone number. Include the area code, for example 214-555-0142`,
    )
    return 2
  }
  const requested = { phone: number.e164, keyword: STAFF_KEYWORD }
  await transact(database, (transaction) => optOut(transaction, requested))
  await out.print(`${number.e164}: opted out of texts until it replies START\n`)
  return 0
}
