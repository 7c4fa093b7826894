import { addDays, daysBetween } from '../../platform/moment.ts'

export type CheckInDay = {
  day: string
  checkIns: number
  /** Today without a check-in is `open`, not yet missed. */
  state: 'checked-in' | 'missed' | 'open'
}

/** How regularly a person checked in. Days before the first ever check-in are left out. */
export type CheckInRegularity = {
  /** Oldest first. */
  days: CheckInDay[]
  daysWith: number
  daysWithout: number
  /** The longest run of missed days; of equal runs, the newest. */
  longestGap: { days: number; from: string; to: string } | undefined
}

/** @param loggedDates local dates of all entries, in any order */
export function checkInRegularity(
  loggedDates: readonly string[],
  today: string,
  periodDays: number,
): CheckInRegularity {
  const logged = loggedDates.filter((day) => day <= today).toSorted()
  const periodStart = addDays(today, 1 - periodDays)
  const [firstEver] = logged
  const first = firstEver !== undefined && firstEver > periodStart ? firstEver : periodStart
  const length = firstEver === undefined ? 0 : daysBetween(first, today) + 1
  const days = Array.from({ length }, (_, at): CheckInDay => {
    const day = addDays(first, at)
    const checkIns = logged.filter((date) => date === day).length
    if (checkIns > 0) return { day, checkIns, state: 'checked-in' }
    return { day, checkIns, state: day === today ? 'open' : 'missed' }
  })
  return {
    days,
    daysWith: days.filter(({ state }) => state === 'checked-in').length,
    daysWithout: days.filter(({ state }) => state === 'missed').length,
    longestGap: longestGap(days),
  }
}

function longestGap(days: readonly CheckInDay[]): CheckInRegularity['longestGap'] {
  let longest: CheckInRegularity['longestGap']
  let run: CheckInRegularity['longestGap']
  for (const { day, state } of days) {
    run = state === 'missed' ? { days: (run?.days ?? 0) + 1, from: run?.from ?? day, to: day } : undefined
    if (run && run.days >= (longest?.days ?? 0)) longest = run
  }
  return longest
}
