// For statements that find deliveries by id, submission or number, and take only those in some status.

/**
 * SQL for the status of a delivery, for which no partial index is considered. With statistics from a quiet moment the
 * planner takes the index of open deliveries to be empty and prefers it to any key: during an outage each such
 * statement would read the whole backlog. In an update, unlike a sub-select (worker/deliveries/claim.ts), the condition
 * is checked again if another transaction has just changed the row.
 */
export const UNINDEXED_STATUS = "(status || '')"
