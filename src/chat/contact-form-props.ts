// The props of the form that the chat offers. The page passes the form in.

export interface ContactFormProps {
  /** The conversation so far. */
  transcript: () => string
  /** @param elsewhere whether the visitor has moved on while it was sent, and must keep the focus */
  onSent: (elsewhere: boolean) => void
  onDecline: () => void
}
