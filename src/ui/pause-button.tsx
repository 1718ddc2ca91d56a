// Holds still what moves by itself.
import { Icon } from './icon'
import { pauseButton } from './pause-button.css'

interface Props {
  /** What it holds, as its name goes on after "Pause". */
  what: string
  /** The id of that. */
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
      onClick={onClick}
    >
      <Icon name={paused ? 'play' : 'pause'} size={20} />
    </button>
  )
}
