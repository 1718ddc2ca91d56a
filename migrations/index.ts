// Every migration in execution order, keyed by the name that the database records.
import type { Knex } from 'knex'
import * as submissions from './0001-submissions'
import * as deliveries from './0002-deliveries'
import * as newsletter from './0003-newsletter'
import * as consents from './0004-sms-consents'
import * as rateLimits from './0005-rate-limits'
import * as attempts from './0006-attempts'
import * as quarantine from './0007-quarantine'
import * as unsubscribeTokens from './0008-unsubscribe-tokens'
import * as digests from './0009-digests'
import * as revivedDeliveries from './0010-revived-deliveries'
import * as consentsOfErasedLeads from './0011-consents-of-erased-leads'
import * as consentWording from './0012-consent-wording'
import * as owedInboxes from './0013-owed-inboxes'
import * as rowsByHand from './0014-rows-by-hand'
import * as deliveriesByHand from './0015-deliveries-by-hand'
import * as lastLeftNewsletter from './0016-last-left-newsletter'
import * as deliveriesByTime from './0017-deliveries-by-time'
import * as newslettersByHand from './0018-newsletters-by-hand'
import * as owedDigests from './0019-owed-digests'
import * as optOutsByHand from './0020-opt-outs-by-hand'
import * as optOutsChecked from './0021-opt-outs-checked'
import * as newDeliveriesByTime from './0022-new-deliveries-by-time'
import * as dismissedDeliveries from './0023-dismissed-deliveries'
import * as urgentDeliveries from './0024-urgent-deliveries'
import * as urgentDeliveriesFirst from './0025-urgent-deliveries-first'
import * as oldestUnsentDelivery from './0026-oldest-unsent-delivery'
import * as dueDeliveriesByChannel from './0027-due-deliveries-by-channel'
import * as unaddressedAttempts from './0028-unaddressed-attempts'
import * as rejectingInboxes from './0029-rejecting-inboxes'

interface Migration {
  up(knex: Knex): Promise<unknown>
  /** `transaction: false` for statements that cannot run in one, such as `create index concurrently`. */
  config?: { transaction: boolean }
}

export const migrations: Record<string, Migration> = {
  '0001-submissions': submissions,
  '0002-deliveries': deliveries,
  '0003-newsletter': newsletter,
  '0004-sms-consents': consents,
  '0005-rate-limits': rateLimits,
  '0006-attempts': attempts,
  '0007-quarantine': quarantine,
  '0008-unsubscribe-tokens': unsubscribeTokens,
  '0009-digests': digests,
  '0010-revived-deliveries': revivedDeliveries,
  '0011-consents-of-erased-leads': consentsOfErasedLeads,
  '0012-consent-wording': consentWording,
  '0013-owed-inboxes': owedInboxes,
  '0014-rows-by-hand': rowsByHand,
  '0015-deliveries-by-hand': deliveriesByHand,
  '0016-last-left-newsletter': lastLeftNewsletter,
  '0017-deliveries-by-time': deliveriesByTime,
  '0018-newsletters-by-hand': newslettersByHand,
  '0019-owed-digests': owedDigests,
  '0020-opt-outs-by-hand': optOutsByHand,
  '0021-opt-outs-checked': optOutsChecked,
  '0022-new-deliveries-by-time': newDeliveriesByTime,
  '0023-dismissed-deliveries': dismissedDeliveries,
  '0024-urgent-deliveries': urgentDeliveries,
  '0025-urgent-deliveries-first': urgentDeliveriesFirst,
  '0026-oldest-unsent-delivery': oldestUnsentDelivery,
  '0027-due-deliveries-by-channel': dueDeliveriesByChannel,
  '0028-unaddressed-attempts': unaddressedAttempts,
  '0029-rejecting-inboxes': rejectingInboxes,
}
