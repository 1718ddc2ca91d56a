// Whether the page under an overlay has changed. Only Back and Forward can do that: its links are out of reach.
import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * True from the very render that shows another page, so that the overlay has released the focus when the new page
 * takes it.
 *
 * @param standing whether the overlay is open
 */
export function useLeft(standing: boolean): boolean {
  const { pathname } = useLocation()
  const [over, setOver] = useState(pathname)
  if (!standing && over !== pathname) setOver(pathname)
  return standing && over !== pathname
}
