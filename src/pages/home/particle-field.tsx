// The quiet network behind the hero. Decoration: its code comes when everything else is done, and it
// stops off-screen, in hidden tabs and for anyone who asked for less motion.
import { useEffect, useRef } from 'react'
import { calm } from '../../theme/media'
import { canvas } from './particle-field.css'
import { whenIdle } from './when-idle'

export function ParticleField() {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (window.matchMedia(calm).matches) return
    let stop = () => {
      // Replaced when there is something to stop.
    }
    let left = false
    const cancel = whenIdle(() => {
      import('./animate-particles').then(
        ({ animateParticles }) => {
          if (ref.current && !left) stop = animateParticles(ref.current)
        },
        () => {
          // The hero is complete without it.
        },
      )
    })
    return () => {
      left = true
      cancel()
      stop()
    }
  }, [])
  return (
    <div aria-hidden="true">
      <canvas ref={ref} className={canvas} />
    </div>
  )
}
