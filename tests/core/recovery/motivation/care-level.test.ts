import { modules } from '@second-wind/core/content/learning/modules'
import { careLevel } from '@second-wind/core/recovery/motivation/care-level'
import { pointsLedger } from '@second-wind/core/recovery/motivation/points'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

test.each([
  [0, 1, 500],
  [499, 1, 1],
  [500, 2, 500],
  [999, 2, 1],
  [1000, 3, 500],
])('with %i points somebody is on level %i and needs %i for the next', (points, level, pointsToNext) => {
  expect(careLevel(points)).toEqual({ level, pointsToNext })
})

test('Amina is on level 2, as in the specification', () => {
  expect(careLevel(pointsLedger(demoPatientHistory(), modules, today).total).level).toBe(2)
})

test('more points never lower the level', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(1000), (points, more) => {
      expect(careLevel(points + more).level).toBeGreaterThanOrEqual(careLevel(points).level)
    }),
  )
})
