import { useState } from 'react'

/** In milliseconds: long enough for an answer, and not for good if the visitor stops the page. */
const POSTING_MS = 10_000

/**
 * A release while the page was open has removed the code that sends: the browser posts the form, as it does
 * without script. The response is a page of the new version; `posting` until it is there, or does not come.
 */
export function useNativePost(onNoAnswer: () => void) {
  const [posting, setPosting] = useState(false)
  return {
    posting,
    async post(element: HTMLFormElement): Promise<void> {
      setPosting(true)
      element.submit()
      await new Promise((resolve) => setTimeout(resolve, POSTING_MS))
      setPosting(false)
      onNoAnswer()
    },
  }
}
