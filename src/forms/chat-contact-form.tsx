// The contact form that the chat offers: it sends the conversation as its message.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { chat } from '../content/chat'
import { endpoints } from '../contract/api'
import { CHAT_INQUIRY } from '../contract/choices'
import { Link } from '../ui/link'
import { dismissToast, showToast } from '../ui/toast/toast-store'
import { SmsConsent } from './agreements'
import * as styles from './chat-contact-form.css'
import { emptyValues, type FormValues } from './form-values'
import type { PostResult } from './post-submission'
import { readAutofill, readWhenNear } from './read-autofill'
import { setErrors } from './set-errors'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'
import { type Seen, watchVisitor } from './watch-visitor'

interface Props {
  /** The conversation so far. */
  transcript: () => string
  onSent: (seen: Seen) => void
  onDecline: () => void
}

const ID = 'chat-contact'
const draftOptions = { name: ID, restore: true, preset: '', newer: {} }

export default function ChatContactForm({ transcript, onSent, onDecline }: Props) {
  // The server checks the fields: what it said of one no longer applies once that is changed.
  const form = useForm<FormValues>({ defaultValues: emptyValues, mode: 'onChange' })
  const draft = useDraft(form, draftOptions)
  const { send, showErrors } = useErrors(form)
  const trouble = useTrouble()
  const { submitting, submit, resume } = useSubmission(ID, endpoints.contact)
  const filled = isFilled(form.watch(['name', 'email']))
  const fields = { id: ID, form, initial: emptyValues }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    readAutofill(form, event.currentTarget)
    if (!isFilled(form.getValues(['name', 'email']))) return
    trouble.forget()
    const { name, email, phone, smsConsent } = form.getValues()
    const fixed = { company: '', service: CHAT_INQUIRY, message: transcript() }
    const readVisitor = watchVisitor(form)
    const result = await submit({ name, email, phone, ...fixed, smsConsent })
    const { elsewhere, ...seen } = readVisitor()
    const edited = seen.edited || draft.isNewer()
    if (result?.state === 'success') {
      if (!edited) draft.clear()
      // A field of the form is about to disappear.
      onSent({ edited, elsewhere: edited || (elsewhere && !hasFocus()) })
    } else if (result) trouble.tell(result.message)
    showErrors(result, elsewhere)
  }
  // If the window was closed while it was sent and opened again, it waits for the same response. The form that
  // sent it informs the visitor, who may be anywhere by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void resume().then((result) => showErrors(result, true)), [])
  return (
    <form
      id={ID}
      className={styles.form}
      aria-label="Your contact details"
      noValidate
      onSubmit={onSubmit}
      {...readWhenNear(form)}
    >
      <TextField {...fields} name="name" />
      <TextField {...fields} name="email" />
      <TextField {...fields} name="phone" optional />
      <SmsConsent {...fields} />
      <p className={styles.small}>
        This conversation will be included. By sending it you agree to our{' '}
        <Link to="/privacy">Privacy Policy</Link> and <Link to="/terms">Terms of Service</Link>.
      </p>
      <SubmitButton
        ref={send}
        busy={submitting}
        disabled={!filled}
        idle="Send details"
        working="Sending..."
      />
      <button type="button" className={styles.decline} onClick={onDecline}>
        No, thanks
      </button>
    </form>
  )
}

const isFilled = (texts: readonly string[]) => texts.every((text) => text.trim() !== '')

/** Not asked of one element: the chat may have been closed and opened again while the form was sent. */
function hasFocus(): boolean {
  return document.getElementById(ID)?.contains(document.activeElement) === true
}

/** Moves the focus to the first invalid field, or back to the button, which lost it while it was disabled. */
function useErrors(form: UseFormReturn<FormValues>) {
  const send = useRef<HTMLButtonElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures === 0) return
    const wrong = send.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? send.current)?.focus()
  }, [failures])
  function showErrors(result: PostResult | null, elsewhere: boolean): void {
    if (!result || result.state === 'success') return
    form.clearErrors()
    if (result.state === 'invalid') setErrors(form, result.errors)
    if (!elsewhere) setFailures((count) => count + 1)
  }
  return { send, showErrors }
}

/** A toast about the failure, which is dismissed when the visitor tries again. */
function useTrouble() {
  const toast = useRef(0)
  const { title, text } = chat.contactFailure
  return {
    tell(said: string | undefined) {
      toast.current = showToast({ tone: 'destructive', title, text: said ?? text })
    },
    forget: () => dismissToast(toast.current),
  }
}
