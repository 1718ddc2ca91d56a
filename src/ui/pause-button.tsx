// Pauses automatic motion.
import { Icon } from './icon'
import { pauseButton } from './pause-button.css'
import { isSecondClick } from './second-click'

interface Props {
  /** What it pauses: the rest of its label after "Pause". */
  what: string
  /** Id of the element that it pauses. */
  controls?: string
  paused: boolean
  onClick: () => void
}

export function PauseButton({ what, controls, paused, onClick }: Props) {
  return (
    <button
      type="button"
      className={pauseButton}
      aria-controls={controls}
      aria-label={`${paused ? 'Play' : 'Pause'} ${what}`}
      onClick={(event) => isSecondClick(event) || onClick()}
    >
      <Icon name={paused ? 'play' : 'pause'} size={20} />
    </button>
  )
}
