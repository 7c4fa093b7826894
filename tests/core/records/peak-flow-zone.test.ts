import { highestLpm, peakFlowLpm } from '@second-wind/core/records/peak-flow'
import { classifyPeakFlow } from '@second-wind/core/records/peak-flow-zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe("today's peak flow against the personal best", () => {
  test.each([
    [401, 500, 'above_80', 81],
    [400, 500, '50_80', 80],
    [399, 500, '50_80', 80],
    [251, 500, '50_80', 50],
    [250, 500, '50_80', 50],
    [249, 500, 'below_50', 49],
    [500, 500, 'above_80', 100],
    [550, 500, 'above_80', 110],
    [1, 500, 'below_50', 0],
    [329, 410, 'above_80', 81],
    [328, 410, '50_80', 80],
    [327, 410, '50_80', 80],
    [7, 9, '50_80', 78],
    [333, 667, 'below_50', 49],
    [334, 667, '50_80', 50],
  ] as const)('gives for %i of %i the zone %s and %i %%', (todayLpm, bestLpm, zone, percent) => {
    expect(classifyPeakFlow({ todayLpm, bestLpm })).toEqual({ zone, percent })
  })
})

describe('the zone with a missing or impossible figure', () => {
  test.each([
    [{}, ['todayLpm', 'bestLpm']],
    [{ todayLpm: 400 }, ['bestLpm']],
    [{ bestLpm: 400 }, ['todayLpm']],
    [{ todayLpm: 0, bestLpm: 500 }, ['todayLpm']],
    [{ todayLpm: 400, bestLpm: 0 }, ['bestLpm']],
    [{ todayLpm: -400, bestLpm: -500 }, ['todayLpm', 'bestLpm']],
    [{ todayLpm: 400.5, bestLpm: 500 }, ['todayLpm']],
    [{ todayLpm: Number.NaN, bestLpm: 500 }, ['todayLpm']],
    [{ todayLpm: 400, bestLpm: Infinity }, ['bestLpm']],
    [{ todayLpm: 4000, bestLpm: 500 }, ['todayLpm']],
  ])('is unknown, and the figure is named, with %j', (flow, missing) => {
    expect(classifyPeakFlow(flow)).toEqual({ zone: 'unknown', missing })
  })
})

const lpm = fc.integer({ min: 1, max: highestLpm })

describe('a peak flow', () => {
  test('of 0 is no reading, for today or as the best', () => {
    expect(peakFlowLpm.safeParse(0).success).toBe(false)
    expect(classifyPeakFlow({ todayLpm: 0, bestLpm: 0 })).toEqual({
      zone: 'unknown',
      missing: ['todayLpm', 'bestLpm'],
    })
  })

  test('has a percentage that is always on the same side of a limit as the zone', () => {
    fc.assert(
      fc.property(lpm, lpm, (todayLpm, bestLpm) => {
        const flow = classifyPeakFlow({ todayLpm, bestLpm })
        if (flow.zone === 'unknown') throw new Error('both were measured')
        expect(Number.isInteger(flow.percent)).toBe(true)
        expect(flow.zone === 'above_80').toBe(flow.percent > 80)
        expect(flow.zone === 'below_50').toBe(flow.percent < 50)
        expect(Math.abs(flow.percent - (todayLpm * 100) / bestLpm)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('that is higher never gives a worse zone', () => {
    const order = ['unknown', 'below_50', '50_80', 'above_80']
    fc.assert(
      fc.property(lpm, lpm, lpm, (a, b, bestLpm) => {
        const rank = (todayLpm: number) => order.indexOf(classifyPeakFlow({ todayLpm, bestLpm }).zone)
        expect(rank(Math.max(a, b))).toBeGreaterThanOrEqual(rank(Math.min(a, b)))
      }),
    )
  })
})
