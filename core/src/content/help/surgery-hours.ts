import { type CapturedAt, wallClockAt } from '../../platform/moment.ts'
import type { Nation } from '../../records/patient.ts'
import { daysSinceMonday, isBankHoliday } from './bank-holidays.ts'

/*
 * Most surgeries are open from Monday to Friday, 08:00 to 18:30, the core hours of the GP contract in England, and closed
 * on bank holidays. Some have other hours: the advice also says to call 111 if the surgery is closed.
 */

const [opens, closes] = ['08:00', '18:30']

/**
 * @param at of the phone, with its own time zone
 * @param nation where the surgery is, for its bank holidays
 */
export function isSurgeryOpen(
  { occurredAt, tzOffsetMin, localDate }: CapturedAt,
  nation: Nation | undefined,
): boolean {
  const time = wallClockAt(occurredAt, tzOffsetMin)
  return daysSinceMonday(localDate) < 5 && !isBankHoliday(localDate, nation) && time >= opens && time < closes
}

/** The same advice with the number first that is answered day and night. */
export const with111First = (heading: string): string =>
  heading
    .replace('Contact a GP surgery or call 111', 'Call 111 or contact a GP surgery')
    .replace('contact a GP surgery or call 111', 'call 111 or contact a GP surgery')
