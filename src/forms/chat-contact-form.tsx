// The contact form that the chat offers: it sends the conversation as its message.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { chat } from '../content/chat'
import { endpoints } from '../contract/api'
import { CHAT_INQUIRY } from '../contract/choices'
import type { FieldError } from '../contract/problem'
import { CheckField, Field } from '../ui/field'
import { box, control } from '../ui/field.css'
import { Link } from '../ui/link'
import { dismissToast, showToast } from '../ui/toast/toast-store'
import * as styles from './chat-contact-form.css'
import { ConsentLabel } from './consent-label'
import { drafts } from './drafts'
import { nextOnEnter } from './next-on-enter'
import type { PostResult } from './post-submission'
import { SubmitButton } from './submit-button'
import { loadSending, useSubmission } from './use-submission'

interface Props {
  /** The conversation so far. */
  transcript: () => string
  onSent: () => void
  onDecline: () => void
}

const lines = [
  { name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email Address', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone Number', type: 'tel', autoComplete: 'tel' },
] as const

type Typed = Record<(typeof lines)[number]['name'], string>

const none: readonly FieldError[] = []

export default function ChatContactForm({ transcript, onSent, onDecline }: Props) {
  const [typed, setTyped] = useTyped()
  const [smsConsent, setSmsConsent] = useState(false)
  const { form, send, errors, showErrors } = useErrors()
  const trouble = useTrouble()
  const { state, submit, resume } = useSubmission('chat', endpoints.contact)
  // Not only when it is sent: a new version may be released while somebody fills in the form.
  useEffect(() => void loadSending(), [])
  const filled = typed.name.trim() !== '' && typed.email.trim() !== ''

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!filled) return
    trouble.forget()
    const fixed = { company: '', service: CHAT_INQUIRY, message: transcript() }
    const result = await submit({ ...typed, ...fixed, smsConsent })
    if (result?.state === 'success') {
      drafts.remove(DRAFT)
      onSent()
    } else if (result) trouble.tell(result.message)
    showErrors(result)
  }
  // If the window was closed while it was sent and opened again, it waits for the same response. The form that
  // sent it informs the visitor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void resume().then(showErrors), [])
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Your contact details"
      noValidate
      onSubmit={onSubmit}
    >
      <Lines typed={typed} errors={errors} onType={setTyped} />
      <Consent given={smsConsent} onGive={setSmsConsent} />
      <SubmitButton
        ref={send}
        busy={state === 'submitting'}
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

const DRAFT = 'chat-contact'

/** Moves the focus to the first invalid field, or back to the button, which lost it while it was disabled. */
function useErrors() {
  const form = useRef<HTMLFormElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  // Every failure sets a new array, so that the effect runs again.
  const [errors, setErrors] = useState<readonly FieldError[]>(none)
  useEffect(() => {
    if (errors === none) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? send.current)?.focus()
  }, [errors])
  function showErrors(result: PostResult | null): void {
    if (!result || result.state === 'success') return
    setErrors(result.state === 'invalid' ? result.errors : [])
  }
  return { form, send, errors, showErrors }
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

/** What was typed survives a closed window and a reload. */
function useTyped() {
  const [typed, setTyped] = useState<Typed>(() => {
    const kept = drafts.read(DRAFT) as Partial<Record<keyof Typed, unknown>> | null
    const text = (name: keyof Typed) => (typeof kept?.[name] === 'string' ? kept[name] : '')
    return { name: text('name'), email: text('email'), phone: text('phone') }
  })
  function change(next: Typed): void {
    drafts.write(DRAFT, next)
    setTyped(next)
  }
  return [typed, change] as const
}

interface LinesProps {
  typed: Typed
  errors: readonly FieldError[]
  onType: (typed: Typed) => void
}

function Lines({ typed, errors, onType }: LinesProps) {
  return lines.map(({ name, label, ...attributes }) => (
    <Field
      key={name}
      id={`chat-contact-${name}`}
      label={label}
      error={errors.find(({ field }) => field === name)?.message}
      optional={name === 'phone'}
    >
      {(tied) => (
        <input
          {...tied}
          {...attributes}
          name={name}
          inputMode={attributes.type}
          enterKeyHint="next"
          onKeyDown={nextOnEnter}
          className={control}
          dir="auto"
          required={name !== 'phone'}
          value={typed[name]}
          onChange={(event) => onType({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  ))
}

function Consent({ given, onGive }: { given: boolean; onGive: (given: boolean) => void }) {
  return (
    <>
      <CheckField id="chat-contact-smsConsent" label={<ConsentLabel />}>
        {(tied) => (
          <input
            {...tied}
            type="checkbox"
            className={box}
            checked={given}
            onChange={(event) => onGive(event.target.checked)}
          />
        )}
      </CheckField>
      <p className={styles.small}>
        This conversation will be included. By sending it you agree to our{' '}
        <Link to="/privacy">Privacy Policy</Link> and <Link to="/terms">Terms of Service</Link>.
      </p>
    </>
  )
}
