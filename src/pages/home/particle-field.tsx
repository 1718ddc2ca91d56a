// The particle network behind the hero. Decorative: its code is loaded when the browser is idle, and not
// for visitors who prefer reduced motion.
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { reducedMotion } from '../../theme/media'
import type { ParticleDriftProps } from './particle-drift'
import { canvas } from './particle-field.css'
import { whenIdle } from './when-idle'

export function ParticleField() {
  const field = useRef<HTMLCanvasElement>(null)
  const [Drift, setDrift] = useState<ComponentType<ParticleDriftProps> | null>(null)
  useEffect(() => {
    if (matchMedia(reducedMotion).matches) return
    return whenIdle(() => {
      import('./particle-drift').then(
        ({ ParticleDrift }) => setDrift(() => ParticleDrift),
        () => {
          // The hero is complete without it.
        },
      )
    })
  }, [])
  return (
    <>
      <div aria-hidden="true">
        <canvas ref={field} className={canvas} />
      </div>
      {Drift && <Drift field={field} />}
    </>
  )
}
