// A select box with the arrow of our own icons.
import type { ComponentProps } from 'react'
import { select, selectArrow, selectBox } from './field.css'
import { Icon } from './icon'

export function Select(props: ComponentProps<'select'>) {
  return (
    <div className={selectBox}>
      <select {...props} className={select} />
      <span className={selectArrow}>
        <Icon name="chevron" size={20} />
      </span>
    </div>
  )
}
