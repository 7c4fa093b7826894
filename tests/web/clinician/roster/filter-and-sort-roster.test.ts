import { describe, expect, test } from 'vitest'
import {
  filterAndSortRoster,
  matchesFilter,
  type RosterQuery,
} from '../../../../web/src/clinician/roster/filter-and-sort-roster.ts'
import { aRosterRow } from '../a-roster-row.ts'

const roster = [
  aRosterRow({
    id: 1,
    name: 'Peter Lowe',
    dateOfBirth: '1955-11-23',
    nhsNumber: '9990123456',
    risk: { level: 'high', isKnown: true, reasons: ['open-alert'] },
  }),
  aRosterRow({
    id: 2,
    name: 'Zoë Adams',
    risk: { level: 'low', isKnown: true, reasons: [] },
    lastContact: { kind: 'answer', at: '2026-11-20T18:00:00Z' },
  }),
  aRosterRow({
    id: 3,
    name: 'Élodie Martin',
    lastContact: { kind: 'check-in', at: '2026-11-20T09:00:00Z' },
  }),
  aRosterRow({ id: 4, name: 'Bo Lowe' }),
]

const names = (wanted: Partial<RosterQuery>) =>
  filterAndSortRoster(roster, { search: '', risk: 'all', order: 'urgency', ...wanted }).map(
    ({ name }) => name,
  )

describe('the roster', () => {
  test.each([
    ['urgency', ['Peter Lowe', 'Zoë Adams', 'Élodie Martin', 'Bo Lowe']],
    ['lastContact', ['Bo Lowe', 'Peter Lowe', 'Élodie Martin', 'Zoë Adams']],
    ['name', ['Bo Lowe', 'Élodie Martin', 'Peter Lowe', 'Zoë Adams']],
  ] as const)('sorted by %s is %j', (order, expected) => {
    expect(names({ order })).toEqual(expected)
  })

  test('counts as not in touch by the last contact that the row shows', () => {
    const now = Date.parse('2026-11-20T18:00:00Z')
    const phoneReport = {
      lastHeardAt: '2026-11-20T17:59:00Z',
      pendingCount: 0,
      oldestPendingAt: null,
      clockSkewMin: null,
    }
    const isNotInTouch = (at: string) =>
      matchesFilter(
        'silent',
        aRosterRow({ need: 'silent', phoneReport, lastContact: { kind: 'reply', reply: 'usual', at } }),
        now,
      )
    expect(isNotInTouch('2026-11-20T17:59:00Z')).toBe(false)
    expect(isNotInTouch('2026-11-18T18:00:00Z')).toBe(true)
  })

  test('of the server stays unchanged when it is filtered and sorted', () => {
    const order = roster.map((patient) => patient.id)
    filterAndSortRoster(roster, { search: '', risk: 'all', order: 'name' })
    expect(roster.map((patient) => patient.id)).toEqual(order)
  })
})

describe('a search in the roster', () => {
  test.each([
    ['zoe', ['Zoë Adams']],
    ['ELODIE', ['Élodie Martin']],
    [' lowe ', ['Bo Lowe', 'Peter Lowe']],
    ['nobody', []],
    ['999 012', ['Peter Lowe']],
    ['23/11/1955', ['Peter Lowe']],
    ['24/11/1955', []],
  ])('for %j finds %j', (search, expected) => {
    expect(names({ search, order: 'name' })).toEqual(expected)
  })
})

describe('a filter of the roster', () => {
  test.each([
    ['high', ['Peter Lowe']],
    ['medium', []],
    ['low', ['Zoë Adams']],
    ['unknown', ['Élodie Martin', 'Bo Lowe']],
  ] as const)('for %s risk finds %j, and counts no patient of unknown risk as low', (risk, expected) => {
    expect(names({ risk })).toEqual(expected)
  })
})
