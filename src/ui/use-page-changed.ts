// Whether the page under an open overlay has changed. Only Back and Forward can do that: its links are out of reach.
import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * True from the very render that shows another page, so that the overlay has released the focus when the new page
 * takes it.
 *
 * @param open whether the overlay is open
 */
export function usePageChanged(open: boolean): boolean {
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState(pathname)
  if (!open && openedOn !== pathname) setOpenedOn(pathname)
  return open && openedOn !== pathname
}
