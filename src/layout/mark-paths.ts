// The shape of the company's mark in a 30 by 30 square: a cedar of three tiers, which is also a stack of servers.

export const MARK_TIERS = 'M15 2.5 21 9H9l6-6.5Z M15 8l8.5 8.5h-17L15 8Z M15 15l11 9.5H4L15 15Z'
export const MARK_TRUNK = 'M15 24.5V28'
