import { epochMs, type CapturedAt } from '@second-wind/core/platform/moment'
import { captureAt } from '../../../data/local/index.ts'

/**
 * An earlier day, at noon: the exact time is unknown, and noon is on the same day in summer and winter time.
 *
 * @param day local date, `YYYY-MM-DD`
 */
export const captureNoon = (day: string): CapturedAt => captureAt(epochMs(`${day}T12:00:00`))
