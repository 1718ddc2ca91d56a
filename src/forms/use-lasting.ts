import { useEffect, useState } from 'react'

/** In milliseconds: what is over sooner needs no feedback. */
const NOTICED_MS = 300

/** Whether something has lasted for noticeably long, until it is over. */
export function useLasting(goesOn: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => setLasts(true), NOTICED_MS)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [goesOn])
  return goesOn && lasts
}
