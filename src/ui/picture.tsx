// A drawing in a box that reserves its space: a quiet spinner while it loads, a text if it fails.
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as styles from './picture.css'
import { type PictureName, picturePath } from './picture-names'

const sizes = {
  '4:3': { width: 800, height: 600 },
  '16:9': { width: 960, height: 540 },
}

interface Props {
  name: PictureName
  /** What it shows; empty if it is decorative. */
  alt: string
  ratio?: keyof typeof sizes
  /** For pictures that are visible first: loads without waiting for a scroll. */
  eager?: boolean
}

export function Picture({ name, alt, ratio = '4:3', eager = false }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useLoading(image)
  return (
    <span className={styles.box[ratio]} data-picture={state}>
      <img
        ref={image}
        className={styles.image}
        src={picturePath(name)}
        alt={alt}
        {...sizes[ratio]}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
      {state === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
      {state === 'failed' && <span className={styles.failure}>Failed to load image</span>}
    </span>
  )
}

type Loading = 'loading' | 'loaded' | 'failed'

// The server's HTML has no loading state: without script the image is simply there, and it may have
// loaded, or failed, before script looks at it.
function useLoading(image: RefObject<HTMLImageElement | null>) {
  const [state, setState] = useState<Loading>()
  useEffect(() => {
    const element = image.current
    if (!element) return
    if (!element.complete) setState('loading')
    else setState(element.naturalWidth === 0 ? 'failed' : 'loaded')
  }, [image])
  return [state, setState] as const
}
