import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { dayMs } from '@second-wind/core/platform/moment'

type CheckIns = DashboardPatient['recentCheckIns']
type Score = 'coughSeverity' | 'breathlessness'

/**
 * An SVG path on 100 by 36, from 0 at the bottom to 10 at the top for every patient; a missed day or an untouched score
 * is a gap.
 */
export function createSparklinePath(checkIns: CheckIns, score: Score): string {
  const days = checkIns.map(({ localDate }) => Date.parse(localDate) / dayMs)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const span = Math.max(1, last - first)
  return checkIns
    .flatMap((checkIn, n) => {
      const value = checkIn[score]
      if (value === null) return []
      const before = checkIns[n - 1]
      const day = days[n] ?? 0
      const isJoined =
        before !== undefined && before[score] !== null && day - (days[n - 1] ?? 0) <= toleratedDays
      const x = (((day - first) / span) * 96 + 2).toFixed(1)
      const y = (34 - (value / 10) * 32).toFixed(1)
      // A line of no length with round ends stays a dot.
      return isJoined ? `L${x} ${y}` : `M${x} ${y}h0`
    })
    .join('')
}

/** The picture in a sentence for each line. */
export function describeSparkline(checkIns: CheckIns): string {
  const texts = lines.flatMap(({ name, score }) => {
    const values = checkIns.flatMap((checkIn) => checkIn[score] ?? [])
    const last = values.at(-1)
    if (last === undefined) return []
    return `${name} was ${values[0]} out of 10 at first, ${Math.max(...values)} at its worst, ${last} at the end.`
  })
  return [`The last ${checkIns.length} check-ins.`, ...texts].join(' ')
}

const lines = [
  { name: 'Breathing', score: 'breathlessness' },
  { name: 'Cough', score: 'coughSeverity' },
] as const

const toleratedDays = 1
