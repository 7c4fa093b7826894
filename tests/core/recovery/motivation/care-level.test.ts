import { modules } from '@second-wind/core/content/learning/modules'
import { careLevel } from '@second-wind/core/recovery/motivation/care-level'
import { pointsLedger } from '@second-wind/core/recovery/motivation/points'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

describe('the care level', () => {
  test.each([
    [0, 1, 500],
    [499, 1, 1],
    [500, 2, 500],
    [999, 2, 1],
    [1000, 3, 500],
  ])('is, with %i points, level %i, with %i points to the next', (points, level, pointsToNext) => {
    expect(careLevel(points)).toEqual({ level, pointsToNext })
  })

  test('is level 2 for the demo patient, as in the specification', () => {
    expect(careLevel(pointsLedger(demoPatientHistory(), modules, today).total).level).toBe(2)
  })

  test('is never lowered by more points', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1000), (points, more) => {
        expect(careLevel(points + more).level).toBeGreaterThanOrEqual(careLevel(points).level)
      }),
    )
  })
})
