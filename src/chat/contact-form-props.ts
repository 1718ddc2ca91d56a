// The props of the form that the chat offers. The page passes the form in.

export interface ContactFormProps {
  /** The conversation so far. */
  transcript: () => string
  onSent: () => void
  onDecline: () => void
}
