// Durability and retention of each queue (docs/operations/retention.md).
import type { QueueRules } from './backend'

const DAY = 24 * 60 * 60

/** A repeated submission is recognized for a day by its kept job. */
export const submissionRules: QueueRules = { durable: true, completed: DAY, failed: 30 * DAY }

/** The delivery's row is the source of truth: a kept job would only prevent waking the row again. */
export const deliveryRules: QueueRules = { durable: false, completed: 0, failed: 0 }
