// The quiet network behind the hero. Decoration: it stops off-screen, in hidden tabs and for anyone
// who asked for less motion.
import { useEffect, useRef } from 'react'
import { animateParticles } from './animate-particles'
import { canvas } from './particle-field.css'

export function ParticleField() {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!ref.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return animateParticles(ref.current)
  }, [])
  return (
    <div aria-hidden="true">
      <canvas ref={ref} className={canvas} />
    </div>
  )
}
