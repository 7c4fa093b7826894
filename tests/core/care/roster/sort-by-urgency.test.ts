import { riskGroups } from '@second-wind/core/care/roster/risk-group'
import { needOf } from '@second-wind/core/care/roster/roster-need'
import {
  latestSignMs,
  sortByUrgency,
  foldName,
  urgencyRank,
} from '@second-wind/core/care/roster/sort-by-urgency'
import { describe, expect, test } from 'vitest'

type Row = Parameters<typeof sortByUrgency>[0][number]

const aPatient = (id: number, changes: Partial<Row> = {}): Row => ({
  id,
  name: 'Ann Lee',
  need: 'level',
  risk: { level: 'low', isKnown: true },
  worstOpenAlert: null,
  latestSignAt: null,
  ...changes,
})
const high = { level: 'high', isKnown: true } as const
const inOrder = (rows: Row[]) => sortByUrgency(rows).map((row) => row.id)

test('a red flag has rank 0 and a high level alone rank 12, and the list can be filtered by four risk groups', () => {
  expect(urgencyRank({ need: 'red-flag', risk: high, worstOpenAlert: 'critical' })).toBe(0)
  expect(urgencyRank({ need: 'level', risk: high, worstOpenAlert: null })).toBe(12)
  expect(riskGroups).toEqual(['high', 'medium', 'low', 'unknown'])
})

describe('sorting the roster by urgency', () => {
  test('sorts high risk before medium, medium before unknown, and unknown before low', () => {
    const [low, unknown] = [aPatient(1), aPatient(2, { risk: { level: 'low', isKnown: false } })]
    const medium = aPatient(3, { risk: { level: 'medium', isKnown: true } })
    expect(inOrder([low, unknown, medium, aPatient(4, { risk: high })])).toEqual([4, 3, 2, 1])
  })

  test.each(['red-flag', 'worsening', 'silent', 'level'] as const)(
    'the newest sign of a patient with the need "%s" comes first, in any time zone',
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

  test('the risk level does not put an older red flag before a newer one', () => {
    const older = aPatient(1, { need: 'red-flag', risk: high, latestSignAt: '2026-11-20T07:00:00Z' })
    const newer = aPatient(2, {
      need: 'red-flag',
      risk: { level: 'medium', isKnown: true },
      latestSignAt: '2026-11-20T08:00:00Z',
    })
    expect(inOrder([older, newer])).toEqual([2, 1])
  })

  test.each([
    ['red-flag', 'critical', 'high'],
    ['worsening', 'high', 'medium'],
  ] as const)(
    'within the need "%s" an open %s alert comes before a newer sign whose alert is resolved or milder',
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

  test('sorts patients of equal urgency by name, without accents and case', () => {
    const named = (id: number, name: string) => aPatient(id, { name })
    expect(
      inOrder([named(1, 'zoe'), named(5, 'Bo'), named(2, 'Élodie'), named(3, 'Ezra'), named(4, 'Bo')]),
    ).toEqual([4, 5, 2, 3, 1])
  })

  test('sorts patients with equal names by number, whatever their order before', () => {
    const namesakes = [3, 1, 4, 2].map((id) => aPatient(id))
    expect(inOrder(namesakes)).toEqual([1, 2, 3, 4])
    expect(inOrder(namesakes.toReversed())).toEqual([1, 2, 3, 4])
  })

  test('rank, newest sign and name sort in the database as the list sorts in memory', () => {
    const patients = [
      aPatient(1, { need: 'worsening', latestSignAt: '2026-11-20T08:00:00Z' }),
      aPatient(2, { need: 'worsening', latestSignAt: '2026-11-20T09:00:00Z' }),
      aPatient(3, { name: 'Zoë' }),
      aPatient(4, { name: 'adam' }),
    ]
    const keys = new Map(
      patients.map((row) => [row.id, [urgencyRank(row), -latestSignMs(row), foldName(row.name)] as const]),
    )
    const inDatabase = [...keys].toSorted(
      ([, a], [, b]) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1),
    )
    expect(inOrder(patients)).toEqual(inDatabase.map(([id]) => id))
    expect(inOrder(patients)).toEqual([2, 1, 4, 3])
  })
})

describe('why a patient needs a clinician', () => {
  const nowMs = Date.parse('2026-11-20T18:00:00Z')
  const hourMs = 60 * 60_000
  const at = '2026-11-20T12:00:00.000Z'
  const raisedAt = '2026-11-20T10:00:00.000Z'
  const calm: Parameters<typeof needOf>[0] = { findings: [], openAlerts: [], lastReportMs: nowMs - hourMs }

  test.each([
    ['an open critical alert', { openAlerts: [{ severity: 'critical', raisedAt }] }, 'red-flag'],
    ['a current emergency finding', { findings: [{ id: 'phlegm-red', level: 'emergency', at }] }, 'red-flag'],
    [
      'an emergency finding and two days of silence',
      { findings: [{ id: 'check-seek-help', level: 'emergency', at }], lastReportMs: 0 },
      'red-flag',
    ],
    ['worse than usual', { findings: [{ id: 'worse-than-usual', level: 'urgent', at }] }, 'worsening'],
    ['one sign of a flare-up', { findings: [{ id: 'flare-up-one-sign', level: 'watch', at }] }, 'worsening'],
    ['breathlessness 7', { findings: [{ id: 'breathlessness-high', level: 'urgent', at }] }, 'worsening'],
    [
      'worse than usual, below the threshold of the clinician',
      { findings: [{ id: 'worse-than-usual', level: 'urgent', at, isBelowThreshold: true }] },
      'level',
    ],
    [
      'an emergency finding marked as below the threshold',
      { findings: [{ id: 'phlegm-red', level: 'emergency', at, isBelowThreshold: true }] },
      'red-flag',
    ],
    ['a check that advised a GP', { findings: [{ id: 'check-monitor', level: 'urgent', at }] }, 'level'],
    ['a slightly high temperature', { findings: [{ id: 'fever-medium', level: 'watch', at }] }, 'level'],
    ['no check-in for just under 48 hours', { lastReportMs: nowMs - 48 * hourMs + 1 }, 'level'],
    ['no check-in for 48 hours', { lastReportMs: nowMs - 48 * hourMs }, 'silent'],
    ['never a check-in nor a check', { lastReportMs: null }, 'silent'],
    ['an open high alert', { openAlerts: [{ severity: 'high', raisedAt }] }, 'worsening'],
    [
      'an open high alert and two days of silence',
      { openAlerts: [{ severity: 'high', raisedAt }], lastReportMs: 0 },
      'worsening',
    ],
    ['an open medium alert', { openAlerts: [{ severity: 'medium', raisedAt }] }, 'level'],
  ] satisfies [string, Partial<typeof calm>, string][])(
    'the need is that of the most serious fact, here %s',
    (_, facts, need) => {
      expect(needOf({ ...calm, ...facts }, nowMs).need).toBe(need)
    },
  )

  test.each([
    [
      'a red flag: the newest of 999 signs and critical alerts, and of nothing milder',
      {
        findings: [
          { id: 'phlegm-red', level: 'emergency', at },
          { id: 'cough-severe', level: 'urgent', at: '2026-11-20T17:00:00Z' },
        ],
        openAlerts: [
          { severity: 'critical', raisedAt },
          { severity: 'high', raisedAt: '2026-11-20T16:00:00Z' },
        ],
      },
      Date.parse(at),
    ],
    ['silence: the last check-in', { lastReportMs: 5 }, 5],
    ['silence since joining: none', { lastReportMs: null }, null],
    [
      'a level with an open alert: when it was raised',
      { openAlerts: [{ severity: 'low', raisedAt }] },
      Date.parse(raisedAt),
    ],
    ['a level alone: none', {}, null],
  ] satisfies [string, Partial<typeof calm>, number | null][])(
    'the latest sign is dated correctly for %s',
    (_, facts, ms) => {
      expect(needOf({ ...calm, ...facts }, nowMs).latestSignMs).toBe(ms)
    },
  )

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
