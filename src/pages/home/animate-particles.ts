// Moves 200 particles over a canvas and draws lines between neighbors.

const COUNT = 200
/** Particles closer than this are connected, in CSS pixels. */
const REACH = 96
/** On a small screen, `REACH` is at most this multiple of the average distance: more would be all lines. */
const CROWD = 1.3
/** CSS pixels per frame at 60 Hz: slow enough not to distract. */
const SPEED = 0.16
/** Half of the usual frame rate is enough for drifting points, and halves the cost. */
const FRAME_MS = 33
/** Time that a frame may take to draw. On a slow or busy machine, further lines are left out. */
const BUDGET_MS = 1.5

interface Particle {
  x: number
  y: number
  dx: number
  dy: number
}

export interface Drift {
  /** Pauses or resumes. */
  hold: (held: boolean) => void
  end: () => void
}

/** Starts drawing. Null if the browser has no 2D canvas. */
export function animateParticles(canvas: HTMLCanvasElement): Drift | null {
  const context = canvas.getContext('2d')
  if (!context) return null
  const particles: Particle[] = []
  let frame = 0
  let last = 0
  let visible = true
  let held = false

  function resize(): void {
    const { clientWidth, clientHeight } = canvas
    canvas.width = clientWidth
    canvas.height = clientHeight
    while (particles.length < COUNT) particles.push(particleIn(canvas))
    // Resizing clears the canvas, including a paused one.
    if (context) draw(context, particles)
  }

  function tick(now: number): void {
    frame = requestAnimationFrame(tick)
    if (now - last < FRAME_MS || !context) return
    last = now
    move(particles, canvas)
    draw(context, particles)
  }

  function update(): void {
    cancelAnimationFrame(frame)
    if (visible && !held && !document.hidden) frame = requestAnimationFrame(tick)
  }

  const sizes = new ResizeObserver(resize)
  const views = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
    update()
  })
  resize()
  sizes.observe(canvas)
  views.observe(canvas)
  document.addEventListener('visibilitychange', update)
  function end(): void {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    views.disconnect()
    document.removeEventListener('visibilitychange', update)
  }
  function hold(next: boolean): void {
    held = next
    update()
  }
  return { hold, end }
}

function particleIn({ width, height }: HTMLCanvasElement): Particle {
  return {
    x: Math.random() * width,
    y: Math.random() * height,
    dx: (Math.random() - 0.5) * 2 * SPEED,
    dy: (Math.random() - 0.5) * 2 * SPEED,
  }
}

function move(particles: Particle[], { width, height }: HTMLCanvasElement): void {
  // A canvas without a size, as in a print preview, would turn every position into NaN.
  if (width === 0 || height === 0) return
  for (const particle of particles) {
    particle.x = (particle.x + particle.dx * 2 + width) % width
    particle.y = (particle.y + particle.dy * 2 + height) % height
  }
}

function draw(context: CanvasRenderingContext2D, particles: Particle[]): void {
  const { width, height } = context.canvas
  const end = performance.now() + BUDGET_MS
  const reach = Math.min(REACH, CROWD * Math.sqrt((width * height) / COUNT))
  context.clearRect(0, 0, width, height)
  context.fillStyle = 'rgb(125 226 184 / 55%)'
  context.strokeStyle = 'rgb(125 160 200 / 16%)'
  context.beginPath()
  for (let i = 0; i < particles.length; i++) {
    const one = particles[i]
    if (!one) continue
    context.fillRect(one.x - 1, one.y - 1, 2, 2)
    if (performance.now() > end) continue
    for (let j = i + 1; j < particles.length; j++) {
      const other = particles[j]
      if (!other) continue
      const dx = one.x - other.x
      const dy = one.y - other.y
      if (dx * dx + dy * dy > reach * reach) continue
      context.moveTo(one.x, one.y)
      context.lineTo(other.x, other.y)
    }
  }
  context.stroke()
}
