import { type CapturedAt, daysBetween, wallClockAt } from '../../platform/moment.ts'

/*
 * Most surgeries are open from Monday to Friday, 08:00 to 18:30, the core hours of the GP contract in England. Bank
 * holidays are not known here: the advice then still says to call 111 if the surgery is closed.
 */

const [opens, closes] = ['08:00', '18:30']

const aMonday = '2026-01-05'

/** @param at of the phone, with its own time zone */
export function isSurgeryOpen({ occurredAt, tzOffsetMin, localDate }: CapturedAt): boolean {
  const time = wallClockAt(occurredAt, tzOffsetMin)
  const daysSinceMonday = ((daysBetween(aMonday, localDate) % 7) + 7) % 7
  return daysSinceMonday < 5 && time >= opens && time < closes
}

/** The same advice with the number first that is answered day and night. */
export const with111First = (heading: string): string =>
  heading
    .replace('Contact a GP surgery or call 111', 'Call 111 or contact a GP surgery')
    .replace('contact a GP surgery or call 111', 'call 111 or contact a GP surgery')
