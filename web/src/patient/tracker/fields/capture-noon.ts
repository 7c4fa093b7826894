import { epochMs, type CapturedAt } from '@second-wind/core/platform/moment'
import { captureAt } from '../../../data/local/index.ts'

/**
 * An earlier day, at noon: nobody remembers the minute, and noon is the same day in every season's clock.
 *
 * @param day local date, `YYYY-MM-DD`
 */
export const captureNoon = (day: string): CapturedAt => captureAt(epochMs(`${day}T12:00:00`))
