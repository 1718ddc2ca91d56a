// Similarities from which a topic is used, 0 to 1. Tuned with the evaluation in tests/chat: above these, matches were
// right; below, they often were not.

/** That of a whole question. */
export const SURE = 0.6
/** That of a part of a message, which holds less to go by. */
export const SURE_OF_CLAUSE = 0.68
/** From which a match needs no other support. */
export const CLEAR = 0.85
/** That suffices for a question addressed to us, whatever its words. */
export const PUT_TO_US = 0.65
/** Share of a question's weight that a passage found by full-text search must contain. */
export const COVERED = 0.68
/** A question with at most this many terms may depend on the previous one. */
export const FEW_TERMS = 2
