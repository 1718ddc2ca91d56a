// Whether the page is left over which something stands: by Back or Forward, as nobody gets at its links.
import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * True from the very render that shows another page, so that nothing that stood over the one before holds
 * the focus when the new one gets it.
 *
 * @param standing whether it stands there
 */
export function useLeft(standing: boolean): boolean {
  const { pathname } = useLocation()
  const [over, setOver] = useState(pathname)
  if (!standing && over !== pathname) setOver(pathname)
  return standing && over !== pathname
}
