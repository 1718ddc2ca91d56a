// Social networks. One without a URL is named but not linked: a dead link helps nobody.
import * as styles from './social-links.css'

const marks: Record<string, string> = {
  Facebook:
    'M14 8.5h2.5V5H14c-2.5 0-4 1.7-4 4v2H7.5v3.5H10V21h3.6v-6.5h2.6l.6-3.5h-3.2V9.3c0-.5.2-.8.4-.8Z',
  X: 'M4.5 4.5h4l3.9 5.3 4.5-5.3h2.3l-5.8 6.8 6.3 8.2h-4l-4.3-5.7-4.8 5.7H4.3l6.2-7.3-6-7.7Z',
  LinkedIn:
    'M5 9.5h3V19H5V9.5Zm1.5-4.7a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM10 9.5h2.9v1.3c.5-.8 1.5-1.5 3-1.5 2.8 0 3.6 1.7 3.6 4.3V19h-3v-4.8c0-1.2-.3-2.2-1.6-2.2-1.4 0-1.9 1-1.9 2.3V19h-3V9.5Z',
  Instagram:
    'M8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5Zm0 1.6A1.9 1.9 0 0 0 6.1 8v8c0 1 .9 1.9 1.9 1.9h8c1 0 1.9-.9 1.9-1.9V8c0-1-.9-1.9-1.9-1.9H8Zm4 2.6a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Zm0 1.6a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z',
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
