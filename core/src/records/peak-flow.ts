import * as z from 'zod/mini'

/** Litres a minute; no meter measures more. */
export const highestLpm = 1000

/** Litres a minute, as read from the meter. */
export const peakFlowLpm = z.int().check(z.gte(1), z.lte(highestLpm))

/** Per cent of the personal best (specification, section 9). */
export const peakFlowZone = z.enum(['above_80', '50_80', 'below_50'])
export type PeakFlowZoneId = z.infer<typeof peakFlowZone>
