// What is asked of each queue: how safely it keeps its jobs, and how long when they are finished
// (decisions.md, Privacy).
import type { QueueRules } from './backend'

const DAY = 24 * 60 * 60

/** A repeat of a submission is recognised by its kept job for a day. */
export const submissionRules: QueueRules = { durable: true, completed: DAY, failed: 30 * DAY }

/** The truth about a delivery is its row: a kept job would only hinder waking the row again. */
export const deliveryRules: QueueRules = { durable: false, completed: 0, failed: 0 }
