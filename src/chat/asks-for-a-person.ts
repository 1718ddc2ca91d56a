// Whether a visitor asks to be contacted, by the specified keywords.

const WORDS = ['contact', 'reach out', 'call me', 'email me', 'talk to someone']

export function asksForAPerson(message: string): boolean {
  const text = message.toLowerCase().replace(/\s+/g, ' ')
  return WORDS.some((word) => text.includes(word))
}
