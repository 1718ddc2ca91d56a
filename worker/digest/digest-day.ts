// Which day's digest is due: from 8 a.m. in the company's time zone.
import { officeTime } from '../office-time'

/** As in `officeTime`, with which it is compared as text. */
const FROM_HOUR = '08'

/** The day, as YYYY-MM-DD, whose digest may be sent at `now`; null before 8 a.m. */
export function digestDay(now: Date): string | null {
  const [day = '', time = ''] = officeTime(now).split(' ')
  return time < FROM_HOUR ? null : day
}
