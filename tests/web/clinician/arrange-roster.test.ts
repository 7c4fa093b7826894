import { expect, test } from 'vitest'
import { arrangeRoster } from '../../../web/src/features/clinician/arrange-roster.ts'
import { aCheckIn, aRow } from './a-row.ts'

const heard = (lastHeardAt: string) => ({
  lastHeardAt,
  pendingCount: 0,
  oldestPendingAt: null,
  clockSkewMin: null,
})

const roster = [
  aRow({ id: 1, name: 'Peter Lowe' }),
  aRow({
    id: 2,
    name: 'Zoë Adams',
    // The same instant as 08:00 UTC, written by a phone in another zone.
    lastSymptomEntry: aCheckIn('2026-11-20T10:00:00+02:00'),
    phoneReport: heard('2026-11-20T18:00:00Z'),
  }),
  aRow({
    id: 3,
    name: 'Élodie Martin',
    lastSymptomEntry: aCheckIn('2026-11-20T09:00:00Z'),
    phoneReport: heard('2026-11-20T09:00:00Z'),
  }),
  aRow({ id: 4, name: 'Bo Lowe' }),
]

const names = (...args: [search: string, order: Parameters<typeof arrangeRoster>[2]]) =>
  arrangeRoster(roster, ...args).map((patient) => patient.name)

test.each([
  ['latest-check-in', ['Élodie Martin', 'Zoë Adams', 'Bo Lowe', 'Peter Lowe']],
  ['oldest-check-in', ['Bo Lowe', 'Peter Lowe', 'Zoë Adams', 'Élodie Martin']],
  ['longest-unheard', ['Bo Lowe', 'Peter Lowe', 'Élodie Martin', 'Zoë Adams']],
  ['name', ['Bo Lowe', 'Élodie Martin', 'Peter Lowe', 'Zoë Adams']],
] as const)('by %s the roster reads %j', (order, expected) => {
  expect(names('', order)).toEqual(expected)
})

test.each([
  ['zoe', ['Zoë Adams']],
  ['ELODIE', ['Élodie Martin']],
  [' lowe ', ['Bo Lowe', 'Peter Lowe']],
  ['nobody', []],
])('a search for %j finds %j', (search, expected) => {
  expect(names(search, 'name')).toEqual(expected)
})

test('the roster that came from the server stays as it is', () => {
  const order = roster.map((patient) => patient.id)
  arrangeRoster(roster, '', 'name')
  expect(roster.map((patient) => patient.id)).toEqual(order)
})
