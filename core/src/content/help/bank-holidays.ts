import { addDays, daysBetween } from '../../platform/moment.ts'
import { type Nation, nations } from '../../records/patient.ts'

/*
 * The days on which GP surgeries are closed beside Saturday and Sunday: gov.uk/bank-holidays, by the rules of the Banking
 * and Financial Dealings Act 1971, St Andrew’s Day Bank Holiday (Scotland) Act 2007 and the yearly proclamations. A bank
 * holiday of one year alone is not known. Easter Monday is none in Scotland, but many surgeries there close: closed is
 * the safe reading, because it only puts 111 first.
 */

/** Month and day; on a Saturday or Sunday the next free weekday is the holiday. */
const fixedDays = {
  everywhere: ['01-01', '12-25', '12-26'],
  scotland: ['01-02', '11-30'],
  'northern-ireland': ['03-17', '07-12'],
} as const

/** @param nation undefined: a bank holiday of any of the four counts, so that no closed surgery comes first */
export const isBankHoliday = (day: string, nation: Nation | undefined): boolean =>
  (nation === undefined ? nations : [nation]).some((of) =>
    bankHolidaysOf(Number(day.slice(0, 4)), of).has(day),
  )

const aMonday = '2026-01-05'

/** 0 for Monday, 6 for Sunday. */
export const daysSinceMonday = (day: string): number => ((daysBetween(aMonday, day) % 7) + 7) % 7

const isWeekend = (day: string): boolean => daysSinceMonday(day) > 4

function bankHolidaysOf(year: number, nation: Nation): ReadonlySet<string> {
  const easter = easterSunday(year)
  const ofNation = nation === 'scotland' || nation === 'northern-ireland' ? fixedDays[nation] : []
  const fixed = [...fixedDays.everywhere, ...ofNation].map((day) => `${year}-${day}`).toSorted()
  const holidays = new Set([
    ...fixed.filter((day) => !isWeekend(day)),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    mondayFrom(nation === 'scotland' ? `${year}-08-01` : `${year}-08-25`),
  ])
  for (const day of fixed.filter(isWeekend)) holidays.add(substituteOf(day, holidays))
  return holidays
}

/** That day or the first Monday after it. */
const mondayFrom = (day: string): string => addDays(day, (7 - daysSinceMonday(day)) % 7)

function substituteOf(day: string, taken: ReadonlySet<string>): string {
  const next = addDays(day, 1)
  return isWeekend(next) || taken.has(next) ? substituteOf(next, taken) : next
}

/** By the tables of the Calendar (New Style) Act 1750, in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leapless = century - Math.floor(century / 4)
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + leapless - corrected + 15) % 30
  const yearOfCentury = year % 100
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late)
}
