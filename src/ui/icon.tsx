// One icon family: 24 px grid, 1.6 px strokes, round caps. Decorative, so hidden from screen readers.
import { icon } from './icon.css'

/** One path per icon, by name. */
const shapes = {
  palette:
    'M12 3a9 9 0 1 0 0 18c1.4 0 2-.9 2-1.9 0-1.3-1-1.6-1-2.7 0-.9.7-1.5 1.7-1.5H17a4 4 0 0 0 4-4C21 6.4 17 3 12 3Z M7.5 12h.01M9.5 7.8h.01M14.5 7.8h.01',
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2 M4 14a1.5 1.5 0 0 1 1.5-1.5H7V19H5.5A1.5 1.5 0 0 1 4 17.5V14ZM20 14a1.5 1.5 0 0 0-1.5-1.5H17V19h1.5a1.5 1.5 0 0 0 1.5-1.5V14ZM18.5 19c0 1.4-1.6 2.2-4 2.2H13',
  shield:
    'M12 3 5 5.7v5.4c0 4.4 2.9 8.2 7 9.9 4.1-1.7 7-5.5 7-9.9V5.7L12 3Zm-3 8.8 2.2 2.2L15.2 10',
  network: 'M9.5 3.5h5v5h-5zM3.5 15.5h5v5h-5zM15.5 15.5h5v5h-5z M12 8.5V12M6 15.5V12h12v3.5',
  cloud: 'M7.2 19a4.7 4.7 0 0 1-.7-9.3 6 6 0 0 1 11.5 1.6A3.9 3.9 0 0 1 17.4 19H7.2Z',
  'line-chart': 'M4 4v16h16M7.5 15l3.7-4.2 3 2.6L19.5 8M15.7 8h3.8v3.8',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  mail: 'M4 5.5h16v13H4zM4.5 6l7.5 6.5L19.5 6',
  pin: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  chevron: 'm6 9.5 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M9 6.5v11M15 6.5v11',
  play: 'M8 5.5v13l10-6.5-10-6.5Z',
  minus: 'M6 12h12',
  send: 'm4.5 12 15-7-5 15-3.2-6.3L4.5 12Zm6.8 1.7 3.7-3.7',
  chat: 'M12 4c-4.7 0-8.5 3.2-8.5 7.2 0 2.2 1.2 4.2 3 5.5L6 20.5l4-2.3c.6.1 1.3.2 2 .2 4.7 0 8.5-3.2 8.5-7.2S16.7 4 12 4Zm-3.5 7.3h.01M12 11.3h.01M15.5 11.3h.01',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 8v5M12 16.5h.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  heart:
    'M12 20s-7.8-4.7-7.8-10.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.8 2.5C19.8 15.3 12 20 12 20Z',
  lightbulb:
    'M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.5.4.8.9.9 1.5l.2 1.6h4.8l.2-1.6c.1-.6.4-1.1.9-1.5A6 6 0 0 0 12 3.5Z',
  zap: 'M13 3.5 5.5 13.5H11l-1 7 7.5-10H12l1-7Z',
  'check-circle': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8.5 12.2l2.4 2.4 4.6-5',
  'rotate-cw': 'M19.5 4.5v5h-5M19.1 9.2A7.8 7.8 0 1 0 19.8 13',
  'trending-up': 'm3.5 17 6-6 4 4 7-8M15.5 7h5v5',
  scale:
    'M12 4v16M8 20h8M5.5 7h13M5.5 7l-2.7 6a2.9 2.9 0 0 0 5.4 0L5.5 7ZM18.5 7l-2.7 6a2.9 2.9 0 0 0 5.4 0l-2.7-6Z',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.8 19.5a6.2 6.2 0 0 1 12.4 0M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 13.8a6.2 6.2 0 0 1 3.7 5.7',
} satisfies Record<string, string>

export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as IconName[]

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
