// A link that looks like a button: for navigation, never for actions.
import type { ReactNode } from 'react'
import { button } from './button.css'
import { Link } from './link'

interface Props {
  to: string
  variant?: keyof typeof button
  children: ReactNode
}

export function ButtonLink({ to, variant = 'primary', children }: Props) {
  return (
    <Link to={to} className={button[variant]}>
      {children}
    </Link>
  )
}
