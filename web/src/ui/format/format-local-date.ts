import { epochMs } from '@second-wind/core/platform/moment'
import { longDate } from './uk-time.ts'

/** "Wednesday 18 November 2026" for `2026-11-18`, in any time zone. */
export const formatLocalDate = (day: string): string => longDate(noon(day), 0)

/** "18 Nov". */
export const formatShortLocalDate = (day: string): string =>
  new Date(noon(day)).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const noon = (day: string): number => epochMs(`${day}T12:00:00Z`)
