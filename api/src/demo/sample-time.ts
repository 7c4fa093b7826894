import type { Clock } from '../platform/deps.ts'
import type { SampleTime } from './sample-person.ts'

const dayMs = 24 * 60 * 60_000
const minuteMs = 60_000

/** Turns "3 days ago at 08:10" into epoch milliseconds, seen from now. */
export function sampleTimes(clock: Clock): (when: SampleTime) => number {
  const now = clock.now()
  const offsetMs = clock.offsetMinAt(now) * minuteMs
  const todayMs = Math.floor((now + offsetMs) / dayMs) * dayMs - offsetMs

  return ({ daysAgo, at }) => {
    const [hours = 0, minutes = 0] = at.split(':').map(Number)
    const time = todayMs - daysAgo * dayMs + (hours * 60 + minutes) * minuteMs
    // Opened before breakfast: what belongs to this morning has happened just now.
    return daysAgo === 0 ? Math.max(todayMs, Math.min(time, now - minuteMs)) : time
  }
}
