import { riskGroups } from '@second-wind/core/care/roster/risk-group'
import { needOf, sortByUrgency, urgencyRank } from '@second-wind/core/care/roster/sort-by-urgency'
import { describe, expect, test } from 'vitest'

type Row = Parameters<typeof sortByUrgency>[0][number]

const aPatient = (id: number, changes: Partial<Row> = {}): Row => ({
  id,
  need: 'level',
  risk: { level: 'low', isKnown: true },
  worstOpenAlert: null,
  waitingSince: '2026-11-20T08:00:00.000Z',
  ...changes,
})
const high = { level: 'high', isKnown: true } as const
const inOrder = (rows: Row[]) => sortByUrgency(rows).map((row) => row.id)

test('the rank of the most urgent patient of all is 0, and the groups are counted by name', () => {
  expect(urgencyRank({ need: 'red-flag', risk: high, worstOpenAlert: 'critical' })).toBe(0)
  expect(riskGroups).toEqual(['high', 'medium', 'low', 'unknown'])
})

describe('sorting the roster by urgency', () => {
  test('sorts high risk before medium, medium before unknown, and unknown before low', () => {
    const [low, unknown] = [aPatient(1), aPatient(2, { risk: { level: 'low', isKnown: false } })]
    const medium = aPatient(3, { risk: { level: 'medium', isKnown: true } })
    expect(inOrder([low, unknown, medium, aPatient(4, { risk: high })])).toEqual([4, 3, 2, 1])
  })

  test('sorts a level by the worst open alert, with patients without an alert last', () => {
    const withAlert = (id: number, worstOpenAlert: Row['worstOpenAlert']) =>
      aPatient(id, { risk: high, worstOpenAlert })
    const mixed = [withAlert(1, null), withAlert(2, 'low'), withAlert(3, 'critical'), withAlert(4, 'medium')]
    expect(inOrder([...mixed, withAlert(5, 'high')])).toEqual([3, 5, 4, 2, 1])
  })

  test('sorts equal patients by the longest wait, in any time zone', () => {
    const since = (id: number, waitingSince: string) => aPatient(id, { waitingSince })
    const rows = [since(1, '2026-11-20T09:00:00+01:00'), since(2, '2026-11-20T07:30:00.000Z')]
    expect(inOrder(rows)).toEqual([2, 1])
    expect(inOrder([since(2, '2026-11-20T08:00:00.000Z'), since(1, '2026-11-20T08:00:00Z')])).toEqual([1, 2])
  })

  test('the rank sorts in the database as the list sorts in memory', () => {
    const severe = aPatient(1, { risk: high, worstOpenAlert: 'low' })
    const medium = aPatient(2, { risk: { level: 'medium', isKnown: true }, worstOpenAlert: null })
    expect(urgencyRank(severe)).toBeLessThan(urgencyRank(medium))
    expect(urgencyRank(aPatient(3, { risk: high }))).toBeLessThan(urgencyRank(medium))
  })
})

describe('why a patient needs a clinician', () => {
  const nowMs = Date.parse('2026-11-20T18:00:00Z')
  const hourMs = 60 * 60_000
  const calm = { findings: [], worstOpenAlert: null, newsMs: nowMs - hourMs }

  test.each([
    ['an open critical alert', { worstOpenAlert: 'critical' }, 'red-flag'],
    ['a standing emergency finding', { findings: [{ id: 'phlegm-red', level: 'emergency' }] }, 'red-flag'],
    [
      'an emergency finding and two days of silence',
      { findings: [{ id: 'check-seek-help', level: 'emergency' }], newsMs: 0 },
      'red-flag',
    ],
    ['worse than usual', { findings: [{ id: 'worse-than-usual', level: 'urgent' }] }, 'worsening'],
    ['one sign of a flare-up', { findings: [{ id: 'flare-up-one-sign', level: 'watch' }] }, 'worsening'],
    ['breathlessness 7', { findings: [{ id: 'breathlessness-high', level: 'urgent' }] }, 'worsening'],
    ['a check that advised a GP', { findings: [{ id: 'check-monitor', level: 'urgent' }] }, 'level'],
    ['a slightly high temperature', { findings: [{ id: 'fever-medium', level: 'watch' }] }, 'level'],
    ['no news for just under 48 hours', { newsMs: nowMs - 48 * hourMs + 1 }, 'level'],
    ['no news for 48 hours', { newsMs: nowMs - 48 * hourMs }, 'silent'],
    ['an open high alert', { worstOpenAlert: 'high' }, 'worsening'],
    ['an open high alert and two days of silence', { worstOpenAlert: 'high', newsMs: 0 }, 'worsening'],
    ['an open medium alert', { worstOpenAlert: 'medium' }, 'level'],
  ] satisfies [string, Partial<Parameters<typeof needOf>[0]>, string][])('%s', (_, facts, need) => {
    expect(needOf({ ...calm, ...facts }, nowMs)).toBe(need)
  })

  test('an open red flag comes before worsening, then silence, then the level alone', () => {
    const rows = [
      aPatient(1, { risk: high, worstOpenAlert: 'medium' }),
      aPatient(2, { need: 'silent' }),
      aPatient(3, { need: 'worsening', risk: { level: 'medium', isKnown: true } }),
      aPatient(4, { need: 'red-flag' }),
      aPatient(5),
    ]
    expect(inOrder(rows)).toEqual([4, 3, 2, 1, 5])
  })
})
