// What the chat tells the form that it offers. The form is handed in by the page.

export interface ContactFormProps {
  /** What was said so far. */
  transcript: () => string
  onSent: () => void
  onDecline: () => void
}
