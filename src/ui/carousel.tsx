// Slides side by side in a track that is swiped or scrolled: complete without script. The controls and
// the automatic rotation are loaded when the carousel comes near the screen.
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import * as styles from './carousel.css'
import type { CarouselControlsProps } from './carousel-controls'
import { ErrorBoundary } from './error-boundary'
import { preload } from './loading/connection'
import { useNearViewport } from './use-near-viewport'

interface Props {
  /** Accessible name of the carousel. */
  label: string
  /** What one slide is called, such as `Testimonial`. */
  unit: string
  slides: readonly { id: string; content: ReactNode }[]
  /** The heading, beside the controls. */
  children: ReactNode
}

// If their code is gone there are no controls, and the track still scrolls by hand.
const Controls = lazy(
  (): Promise<{ default: ComponentType<CarouselControlsProps> }> =>
    preload(() => import('./carousel-controls')).catch(() => ({ default: () => null })),
)

export function Carousel({ label, unit, slides, children }: Props) {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const near = useNearViewport(root)
  const trackId = useId()
  return (
    <section ref={root} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.head}>
        <div>{children}</div>
        <div className={styles.controls}>
          {near && (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <Controls {...{ root, track, trackId, unit }} count={slides.length} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups slides */}
      <div
        ref={track}
        id={trackId}
        role="group"
        aria-label="Slides"
        className={styles.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this is a slide
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className={styles.slide}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  )
}
