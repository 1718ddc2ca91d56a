// Lets a line end after the "@" of an email address, which large text would break inside a name otherwise.
import { Fragment, type ReactNode } from 'react'

/** Whoever copies or searches the text finds it unchanged. */
export function breakAddresses(text: string): ReactNode {
  const parts = text.split('@')
  const last = parts.pop()
  if (parts.length === 0) return text
  const ended = parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
    <Fragment key={index}>
      {`${part}@`}
      <wbr />
    </Fragment>
  ))
  return [...ended, last]
}
