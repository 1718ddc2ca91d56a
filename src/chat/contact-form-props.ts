// The props of the form that the chat offers. The page passes the form in.

export interface ContactFormProps {
  /** The conversation so far. */
  transcript: () => string
  /**
   * `edited`: what the form holds is not what was sent, so it stays. `elsewhere`: the visitor has moved on meanwhile, and
   * must keep the focus.
   */
  onSent: (seen: { edited: boolean; elsewhere: boolean }) => void
  onDecline: () => void
}
