// Interactive parts: buttons, links that look like buttons, icons.
import { BusyLabel } from '../../forms/busy-label'
import { ink } from '../../theme/layout.css'
import { button } from '../../ui/button.css'
import { ButtonLink } from '../../ui/button-link'
import { Icon, iconNames } from '../../ui/icon'
import { Specimen } from './specimen'
import * as styles from './specimen.css'

export function ActionParts() {
  return (
    <>
      <Specimen title="Buttons on paper">
        <Variants variants={['primary', 'quiet']} />
      </Specimen>
      <Specimen title="Buttons on ink">
        <div className={`${ink} ${styles.onInk}`}>
          <Variants variants={['mint', 'quietOnInk']} />
        </div>
      </Specimen>
      <Specimen title="Icons">
        <div className={styles.row}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Specimen>
    </>
  )
}

function Variants({ variants }: { variants: (keyof typeof button)[] }) {
  return variants.map((variant) => (
    <div key={variant} className={styles.row}>
      <button type="button" className={button[variant]}>
        Button
      </button>
      <button type="button" className={button[variant]} disabled>
        <BusyLabel busy idle="Send" working="Sending..." />
      </button>
      <ButtonLink to="/kit" variant={variant}>
        Link
      </ButtonLink>
    </div>
  ))
}
