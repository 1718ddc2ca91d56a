// The sender address of our mails.
import { company } from '../../src/content/company'
import type { Env } from '../../src/node/env'
import { type Address, parseAddress } from './mailer'

export function senderOf({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): Address {
  if (!MAIL_FROM) return { name: company.name, address: company.email.info }
  const { name, address } = parseAddress(MAIL_FROM)
  return { name: name || company.name, address }
}
