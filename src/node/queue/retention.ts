// How long finished jobs stay on each queue, in seconds (decisions.md, Privacy).

const DAY = 24 * 60 * 60

/** A repeat of a submission is recognised by its kept job for a day. */
export const submissionRetention = { completed: DAY, failed: 30 * DAY }

/** The truth about a delivery is its row: a kept job would only hinder waking the row again. */
export const deliveryRetention = { completed: 0, failed: 0 }
