// Social networks. One without a URL is named but not linked: a dead link helps nobody.
import * as styles from './social-links.css'

const marks: Record<string, string> = {
  Facebook:
    'M14 7.5h2.5V4H14c-2.5 0-4 1.7-4 4v2H7.5v3.5H10V20h3.6v-6.5h2.6l.6-3.5h-3.2V8.3c0-.5.2-.8.4-.8Z',
  X: 'M4.5 4.5h4l3.9 5.3 4.5-5.3h2.3l-5.8 6.8 6.3 8.2h-4l-4.3-5.7-4.8 5.7H4.3l6.2-7.3-6-7.7Z',
  LinkedIn:
    'M5 9.5h3V19H5V9.5Zm1.5-4.7a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM10 9.5h2.9v1.3c.5-.8 1.5-1.5 3-1.5 2.8 0 3.6 1.7 3.6 4.3V19h-3v-4.8c0-1.2-.3-2.2-1.6-2.2-1.4 0-1.9 1-1.9 2.3V19h-3V9.5Z',
  Instagram:
    'M8.5 4.5h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4Zm0 2.2a1.8 1.8 0 0 0-1.8 1.8v7c0 1 .8 1.8 1.8 1.8h7c1 0 1.8-.8 1.8-1.8v-7c0-1-.8-1.8-1.8-1.8h-7Zm3.5 2.1a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Zm0 1.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Zm3.7-3.2a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z',
}

interface Network {
  name: string
  /** Empty if there is none. */
  url: string
}

export function SocialLinks({ networks }: { networks: readonly Network[] }) {
  // Four names that lead nowhere tell a listener nothing.
  const isMute = networks.every(({ url }) => url === '')
  return (
    <ul role="list" className={styles.list} aria-hidden={isMute || undefined}>
      {networks.map(({ name, url }) => (
        <li key={name}>
          {url === '' ? (
            <span className={styles.name}>
              <Mark name={name} />
            </span>
          ) : (
            <a href={url} className={styles.link} rel="noopener">
              <Mark name={name} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Mark({ name }: { name: string }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="currentColor"
      role="img"
      aria-label={name}
    >
      <path d={marks[name]} />
    </svg>
  )
}
