/*
 * "Reliever use: none, 1-2, 3-4, more than 4 times a day." A count does not show whether the reliever fails to help or
 * wears off: the app asks that separately, and the answer outranks every count (hazard C10).
 */
import type { OptionId } from '../../triage/options.ts'

export type KnownRelieverBand = Exclude<OptionId<'respiratory', 'rescue_inhaler'>, 'not_helping'>

export type RelieverBand = { band: KnownRelieverBand } | { band: 'unknown'; missing: 'timesPerDay' }

export const relieverRows: readonly { band: KnownRelieverBand; most: number }[] = [
  { band: 'none', most: 0 },
  { band: '1_2', most: 2 },
  { band: '3_4', most: 4 },
  { band: 'more_than_4', most: Infinity },
]

/** @param timesPerDay how often the reliever was needed in 24 hours: occasions, not puffs */
export function relieverBand(timesPerDay: number | undefined): RelieverBand {
  const isCount = timesPerDay !== undefined && Number.isInteger(timesPerDay) && timesPerDay >= 0
  const row = isCount ? relieverRows.find(({ most }) => timesPerDay <= most) : undefined
  return row ? { band: row.band } : { band: 'unknown', missing: 'timesPerDay' }
}
