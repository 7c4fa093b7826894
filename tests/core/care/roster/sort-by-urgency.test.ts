import { riskGroups } from '@second-wind/core/care/roster/risk-group'
import { foldName, timeKey, urgencyRank } from '@second-wind/core/care/roster/sort-by-urgency'
import { describe, expect, test } from 'vitest'
import { aPatient, high, inOrder, type Row, signOf } from './a-listed-patient.ts'

describe('the risk groups of the list', () => {
  test('are four, by which it can be filtered', () => {
    expect(riskGroups).toEqual(['high', 'medium', 'low', 'unknown'])
  })
})

describe('the order by urgency', () => {
  test('is high risk before medium, medium before unknown, and unknown before low', () => {
    const [low, unknown] = [aPatient(1), aPatient(2, { risk: { level: 'low', isKnown: false } })]
    const medium = aPatient(3, { risk: { level: 'medium', isKnown: true } })
    expect(inOrder([low, unknown, medium, aPatient(4, { risk: high })])).toEqual([4, 3, 2, 1])
  })

  test.each(['red-flag', 'worsening', 'level'] as const)(
    'is the newest first of equally serious signs, in any time zone, here with the need "%s"',
    (need) => {
      const since = (id: number, latestSignAt: string | null) => aPatient(id, { need, latestSignAt })
      const rows = [
        since(1, '2026-11-20T08:15:00+01:00'),
        since(2, '2026-11-20T07:30:00.000Z'),
        since(3, null),
      ]
      expect(inOrder(rows.toReversed())).toEqual([2, 1, 3])
    },
  )

  test('is not that of the risk level for an older red flag and a newer one', () => {
    const older = aPatient(1, { need: 'red-flag', risk: high, latestSignAt: '2026-11-20T07:00:00Z' })
    const newer = aPatient(2, {
      need: 'red-flag',
      risk: { level: 'medium', isKnown: true },
      latestSignAt: '2026-11-20T08:00:00Z',
    })
    expect(inOrder([older, newer])).toEqual([2, 1])
  })

  test('is the worse 999 sign before a newer one', () => {
    const row = (id: number, hour: string, gravity: number) =>
      aPatient(id, { need: 'red-flag', latestSignAt: `2026-11-20T${hour}:00:00Z`, ...signOf(gravity) })
    expect(inOrder([row(1, '08', 300), row(2, '07', 0)])).toEqual([2, 1])
  })

  test('is the patient with more of equally bad 999 signs before the newer sign', () => {
    const row = (id: number, hour: string, count: number) =>
      aPatient(id, { need: 'red-flag', latestSignAt: `2026-11-20T${hour}:00:00Z`, ...signOf(90, count) })
    expect(inOrder([row(1, '08', 1), row(2, '07', 2)])).toEqual([2, 1])
  })

  test('is for silent patients by level and risk group, then by the longest silence, and those never in contact first', () => {
    const silent = (id: number, since: string | null, changes: Partial<Row> = {}) =>
      aPatient(id, { need: 'silent', latestSignAt: since && `2026-11-${since}T08:00:00Z`, ...changes })
    const medium = { risk: { level: 'medium', isKnown: true } } as const
    const vulnerable = { risk: high, isVulnerable: true }
    const unknown = { risk: { level: 'low', isKnown: false } } as const
    const rows = [
      silent(1, '17'),
      silent(2, '01'),
      silent(3, '17', medium),
      silent(4, '17', vulnerable),
      silent(5, '10', vulnerable),
      silent(6, null, { risk: { level: 'high', isKnown: false }, isVulnerable: true }),
      silent(7, '05', { risk: high }),
      silent(8, null, unknown),
    ]
    expect(inOrder(rows)).toEqual([6, 5, 4, 7, 3, 8, 2, 1])
  })

  test.each([
    ['red-flag', 'critical', 'high'],
    ['worsening', 'high', 'medium'],
  ] as const)(
    'is within the need "%s" an open %s alert before a newer sign whose alert is resolved or milder',
    (need, severity, milder) => {
      const open = aPatient(1, { need, worstOpenAlert: severity, latestSignAt: '2026-11-20T07:00:00Z' })
      const newer = { need, latestSignAt: '2026-11-20T08:00:00Z' }
      const rows = [
        aPatient(2, newer),
        aPatient(3, { ...newer, worstOpenAlert: milder, name: 'Bo Lee' }),
        open,
      ]
      expect(inOrder(rows)).toEqual([1, 2, 3])
    },
  )

  test('is silence after advice among alerts of days ago, each by how serious it was, then other silence', () => {
    const latestSignAt = '2026-11-17T08:00:00Z'
    const silent = (id: number, level?: 'emergency' | 'urgent') =>
      aPatient(id, {
        need: 'silent',
        risk: high,
        isVulnerable: true,
        latestSignAt,
        ...(level && { lastAdvice: { level, at: latestSignAt } }),
      })
    const alert = (id: number, worstOpenAlert: 'high' | 'medium', isAlertOld = true) =>
      aPatient(id, { need: 'worsening', worstOpenAlert, latestSignAt, isAlertOld })
    const rows = [
      aPatient(1, { risk: high }),
      silent(2),
      alert(3, 'medium'),
      silent(4, 'urgent'),
      alert(5, 'high'),
      silent(6, 'emergency'),
      alert(7, 'medium', false),
      alert(8, 'high', false),
      aPatient(9, { need: 'red-flag', latestSignAt }),
    ]
    expect(inOrder(rows)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  test('is of a patient with an alert of days ago who was advised more seriously since by that advice', () => {
    const at = '2026-11-17T08:00:00Z'
    const old = { need: 'worsening', worstOpenAlert: 'medium', isAlertOld: true, latestSignAt: at } as const
    const rows = [
      aPatient(1, { ...old, worstOpenAlert: 'high' }),
      aPatient(2, { ...old, lastAdvice: { level: 'emergency', at } }),
      aPatient(3, { ...old, worstOpenAlert: 'high', lastAdvice: { level: 'urgent', at }, name: 'Bo Lee' }),
    ]
    expect(inOrder(rows)).toEqual([2, 1, 3])
  })

  test('is the latest first of silent patients who were advised alike', () => {
    const silent = (id: number, day: string) => {
      const at = `2026-11-${day}T08:00:00Z`
      return aPatient(id, { need: 'silent', latestSignAt: at, lastAdvice: { level: 'urgent', at } })
    }
    expect(inOrder([silent(1, '02'), silent(2, '17')])).toEqual([2, 1])
  })

  test('is by name for patients of equal urgency, without accents and case', () => {
    const named = (id: number, name: string) => aPatient(id, { name })
    expect(
      inOrder([named(1, 'zoe'), named(5, 'Bo'), named(2, 'Élodie'), named(3, 'Ezra'), named(4, 'Bo')]),
    ).toEqual([4, 5, 2, 3, 1])
  })

  test('is by number for patients with equal names, whatever their order before', () => {
    const namesakes = [3, 1, 4, 2].map((id) => aPatient(id))
    expect(inOrder(namesakes)).toEqual([1, 2, 3, 4])
    expect(inOrder(namesakes.toReversed())).toEqual([1, 2, 3, 4])
  })

  test('is by rank, newest sign and name the same in the database as in memory', () => {
    const patients = [
      aPatient(1, { need: 'worsening', latestSignAt: '2026-11-20T08:00:00Z' }),
      aPatient(2, { need: 'worsening', latestSignAt: '2026-11-20T09:00:00Z' }),
      aPatient(3, { name: 'Zoë' }),
      aPatient(4, { name: 'adam' }),
      aPatient(5, { need: 'silent', latestSignAt: '2026-11-10T09:00:00Z' }),
      aPatient(6, { need: 'silent', latestSignAt: '2026-11-09T09:00:00Z' }),
      aPatient(7, { need: 'silent' }),
    ]
    const keys = new Map(
      patients.map((row) => [row.id, [urgencyRank(row), -timeKey(row), foldName(row.name)] as const]),
    )
    const inDatabase = [...keys].toSorted(
      ([, a], [, b]) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1),
    )
    expect(inOrder(patients)).toEqual(inDatabase.map(([id]) => id))
    expect(inOrder(patients)).toEqual([2, 1, 7, 6, 5, 4, 3])
  })

  test('is an open red flag before worsening, worsening before silence, and silence before the level alone', () => {
    const rows = [
      aPatient(1, { risk: high }),
      aPatient(2, { need: 'silent' }),
      aPatient(3, { need: 'worsening', risk: { level: 'medium', isKnown: true } }),
      aPatient(4, { need: 'red-flag' }),
      aPatient(5),
    ]
    expect(inOrder(rows)).toEqual([4, 3, 2, 1, 5])
  })
})
