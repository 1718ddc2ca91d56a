// Animates the particles, and lets a visitor pause them: motion beside a text for more than five seconds needs a
// way to stop it (WCAG 2.2.2).
import { type RefObject, useEffect, useState } from 'react'
import { reducedMotion } from '../../theme/media'
import { PauseButton } from '../../ui/pause-button'
import { useMedia } from '../../ui/use-media'
import { animateParticles, type Drift } from './animate-particles'
import { pause } from './particle-field.css'

export interface ParticleDriftProps {
  field: RefObject<HTMLCanvasElement | null>
}

export function ParticleDrift({ field }: ParticleDriftProps) {
  const still = useMedia(reducedMotion)
  const [drift, setDrift] = useState<Drift | null>(null)
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (still || !field.current) return
    const started = animateParticles(field.current)
    setDrift(started)
    return () => {
      started?.end()
      setDrift(null)
    }
  }, [still, field])
  useEffect(() => drift?.hold(paused), [drift, paused])
  if (!drift) return null
  return (
    <div className={pause}>
      <PauseButton what="background" paused={paused} onClick={() => setPaused(!paused)} />
    </div>
  )
}
