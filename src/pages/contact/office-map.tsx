// The location of the office. The map is a local picture until the visitor asks for the interactive one:
// no request goes to OpenStreetMap before that.
import { useState } from 'react'
import { addressLine, company } from '../../content/company'
import { container, heading2, lead, section, sunk } from '../../theme/layout.css'
import { button } from '../../ui/button.css'
import { useHydrated } from '../../ui/loading/use-hydrated'
import { Picture } from '../../ui/picture'
import * as styles from './office-map.css'

const { street, suite, city, state, zip, coordinates } = company.address
const { latitude, longitude } = coordinates
/** Half of the map's width and height, in degrees: a few blocks around the office, at 16:9. */
const SPAN = { longitude: 0.008, latitude: 0.0038 }
const MAP = 'https://www.openstreetmap.org'

const box = [
  longitude - SPAN.longitude,
  latitude - SPAN.latitude,
  longitude + SPAN.longitude,
  latitude + SPAN.latitude,
].map((degrees) => degrees.toFixed(4))
const embed = `${MAP}/export/embed.html?${new URLSearchParams({
  bbox: box.join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`
const largeMap = `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`

/** Takes the focus, because the button that had it is gone once the map is there. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

export function OfficeMap() {
  const [shown, setShown] = useState<'picture' | 'interactive'>('picture')
  const live = useHydrated()
  return (
    <section className={`${sunk} ${section}`} aria-labelledby="map-title">
      <div className={`${container} ${styles.columns}`}>
        <div>
          <h2 id="map-title" className={heading2}>
            Find the office
          </h2>
          <address className={`${lead} ${styles.address}`}>
            {street}, {suite}
            <br />
            {city}, {state} {zip}
          </address>
          <p className={styles.note}>
            The interactive map comes from OpenStreetMap.
            {/* An element: React cannot remove a text that a translator has replaced. */}
            {shown === 'picture' && <span> If you show it, its server sees your IP address.</span>}
          </p>
          <p className={styles.action}>
            {live && shown === 'picture' ? (
              <button
                type="button"
                data-replay="office-map"
                className={button.quiet}
                onClick={() => setShown('interactive')}
              >
                Show interactive map
              </button>
            ) : (
              <a href={largeMap} className={button.quiet} rel="noopener" data-replay="office-map">
                Open on openstreetmap.org
              </a>
            )}
          </p>
        </div>
        <div className={styles.map}>
          {shown === 'picture' ? (
            <Picture
              name="map-office"
              alt={`Map of the streets around ${street} in ${city}`}
              ratio="16:9"
            />
          ) : (
            <iframe
              ref={takeFocus}
              src={embed}
              title={`Interactive map of ${addressLine()}, by OpenStreetMap`}
              className={styles.frame}
              referrerPolicy="no-referrer"
            />
          )}
        </div>
      </div>
    </section>
  )
}
