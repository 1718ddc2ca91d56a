// The pause button and the dots of a carousel, and its automatic rotation.
import { type RefObject, useState } from 'react'
import { visuallyHidden } from '../theme/layout.css'
import * as styles from './carousel.css'
import { PauseButton } from './pause-button'
import { useCurrentSlide } from './use-current-slide'
import { useRotation } from './use-rotation'

export interface CarouselControlsProps {
  root: RefObject<HTMLElement | null>
  track: RefObject<HTMLElement | null>
  trackId: string
  unit: string
  count: number
}

export default function CarouselControls({
  root,
  track,
  trackId,
  unit,
  count,
}: CarouselControlsProps) {
  const { current, show } = useCurrentSlide(track, count, announce)
  const { paused, toggle } = useRotation(root, { current, turn: () => show(current + 1) })
  // Announced when a visitor picks a slide; automatic rotation is not.
  const [announced, setAnnounced] = useState('')
  const units = `${unit.toLowerCase()}s`
  const nameOf = (index: number) => `${unit} ${index + 1} of ${count}`

  function announce(index: number) {
    setAnnounced(nameOf(index))
  }
  function choose(index: number) {
    show(index)
    announce(index)
  }
  return (
    <>
      <PauseButton what={units} controls={trackId} paused={paused} onClick={toggle} />
      <fieldset aria-label={`Choose a ${unit.toLowerCase()}`} className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots match the slides in number and order
            key={index}
            type="button"
            className={styles.dot}
            aria-controls={trackId}
            aria-label={nameOf(index)}
            aria-current={index === current}
            onClick={() => choose(index)}
          />
        ))}
      </fieldset>
      <p aria-live="polite" className={visuallyHidden}>
        {announced}
      </p>
    </>
  )
}
