// SMS opt-outs: written by the server (replies) and by the worker (the provider's own refusals), read before
// every text message.
import type { Transaction } from './connect'
import { UNINDEXED_STATUS } from './unindexed-status'

interface OptOut {
  /** E.164. */
  phone: string
  /** The keyword of the reply; `provider` if the provider reported it, `staff` if it was said on the phone. */
  keyword: string
}

/**
 * Records an opt-out, also one that had been lifted, and suppresses what is queued for the number.
 * Idempotent.
 */
export async function optOut(transaction: Transaction, { phone, keyword }: OptOut): Promise<void> {
  await transaction('sms_opt_outs')
    .insert({ phone, keyword })
    .onConflict('phone')
    .merge({ keyword, opted_out_at: transaction.fn.now(), lifted_at: null })
    .where('sms_opt_outs.lifted_at', 'is not', null)
  await transaction('deliveries')
    .where({ channel: 'prospect_sms', recipient: phone })
    .whereRaw(`${UNINDEXED_STATUS} = 'pending'`)
    .update({
      status: 'suppressed',
      last_error: 'opted out',
      next_attempt_at: null,
      waits_for_provider: false,
      updated_at: transaction.fn.now(),
    })
}

/** Lifts an opt-out; does nothing if there is none. */
export async function liftOptOut(transaction: Transaction, phone: string): Promise<void> {
  await transaction('sms_opt_outs')
    .where({ phone, lifted_at: null })
    .update({ lifted_at: transaction.fn.now() })
}
