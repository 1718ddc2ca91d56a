// A rating of up to five stars in half steps; screen readers get it as words.
import { visuallyHidden } from '../theme/layout.css'
import * as styles from './rating.css'

const STARS = [1, 2, 3, 4, 5]
const LEFT_HALF = 'M10 1.8 7.5 7 1.8 7.8 5.9 11.8 5 17.5 10 14.8'
const WHOLE = `${LEFT_HALF} 15 17.5 14.1 11.8 18.2 7.8 12.5 7Z`

export function Rating({ value }: { value: number }) {
  return (
    <p className={styles.rating}>
      <span className={visuallyHidden}>{`Rated ${value} out of 5`}</span>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 20 20" width="1.25em" height="1.25em" aria-hidden="true">
          <path d={WHOLE} className={value >= star ? styles.filled : styles.outline} />
          {value < star && value >= star - 0.5 && <path d={LEFT_HALF} className={styles.filled} />}
        </svg>
      ))}
    </p>
  )
}
