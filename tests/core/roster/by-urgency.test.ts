import { byUrgency, riskGroupOf } from '@second-wind/core/roster/by-urgency'
import type { RiskLevel } from '@second-wind/core/risk/risk-level'
import { expect, test } from 'vitest'
import { aCheckIn, aRow } from '../../web/clinician/a-row.ts'

const at = (level: RiskLevel, isKnown = true) => ({ level, isKnown, reasons: [] })

const inOrder = (...rows: Parameters<typeof aRow>[0][]) =>
  rows
    .map((row) => aRow(row))
    .toSorted(byUrgency)
    .map(({ name }) => name)

test('whoever is at risk stands first, and nobody knows that the unknown are well', () => {
  const names = inOrder(
    { name: 'Low', risk: at('low') },
    { name: 'Unknown', risk: at('low', false) },
    { name: 'Medium', risk: at('medium') },
    { name: 'High', risk: at('high') },
  )
  expect(names).toEqual(['High', 'Medium', 'Unknown', 'Low'])
})

test('within a level the gravest open alert stands first, then the longest wait', () => {
  const risk = at('high')
  const yesterday = aCheckIn('2026-11-19T09:00:00Z')
  const today = aCheckIn('2026-11-20T09:00:00Z')
  const names = inOrder(
    { id: 1, name: 'Today', risk, lastSymptomEntry: today },
    { id: 2, name: 'Yesterday', risk, lastSymptomEntry: yesterday },
    { id: 3, name: 'Never', risk },
    { id: 4, name: 'High alert', risk, lastSymptomEntry: today, worstOpenAlert: 'high' },
    { id: 5, name: 'Critical alert', risk, lastSymptomEntry: today, worstOpenAlert: 'critical' },
  )
  expect(names).toEqual(['Critical alert', 'High alert', 'Never', 'Yesterday', 'Today'])
})

test('somebody of whom only a profile is known counts as unknown, not as low', () => {
  expect([riskGroupOf({ risk: at('low') }), riskGroupOf({ risk: at('low', false) })]).toEqual([
    'low',
    'unknown',
  ])
})
