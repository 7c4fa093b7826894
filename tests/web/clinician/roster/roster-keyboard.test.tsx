import { screen } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { neverResponds } from '../../data/server/fake-api.ts'
import { aRosterRow } from '../a-roster-row.ts'
import { startClock, setUpUser } from '../dashboard-clock.ts'
import { openDashboard } from '../open-dashboard.tsx'

const people = ['Ann Lee', 'Bo Ek', 'Cy Day'].map((name, n) => aRosterRow({ id: n + 1, name }))
const nameOf = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

/** The roster, while records take for ever to come. */
async function openRoster(query?: string) {
  const server = await openDashboard(people, query)
  for (const { id } of people) server.respondTo(`/api/patient-records/${id}?days=90`, neverResponds)
  return server
}

describe('keyboard use of the roster', () => {
  test('the arrow keys move from name to name, Home and End to the ends', async () => {
    await openRoster()
    nameOf('Ann Lee').focus()
    await setUpUser().keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(nameOf('Bo Ek'))
    await setUpUser().keyboard('{End}')
    expect(document.activeElement).toBe(nameOf('Cy Day'))
    await setUpUser().keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(nameOf('Cy Day'))
    await setUpUser().keyboard('{ArrowUp}{Home}')
    expect(document.activeElement).toBe(nameOf('Ann Lee'))
  })

  test('Enter opens the record beside the list, Escape closes it and moves the focus back to the name', async () => {
    await openRoster()
    nameOf('Bo Ek').focus()
    await setUpUser().keyboard('{Enter}')
    expect(nameOf('Bo Ek').getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: /^Close record/ })).toBeTruthy()
    expect(nameOf('Bo Ek')).not.toBe(document.activeElement)
    await setUpUser().keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: /^Close record/ })).toBeNull()
    expect(document.activeElement).toBe(nameOf('Bo Ek'))
  })

  test('Escape in the search empties it, and keeps the record open', async () => {
    await openRoster('?tab=patients&patient=2')
    screen.getByRole('searchbox').focus()
    await setUpUser().keyboard('Bo{Escape}')
    expect(screen.getByRole('button', { name: /^Close record/ })).toBeTruthy()
  })

  test('Escape keeps the focus when it has moved on in the list', async () => {
    await openRoster()
    await setUpUser().click(nameOf('Bo Ek'))
    nameOf('Cy Day').focus()
    await setUpUser().keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: /^Close record/ })).toBeNull()
    expect(document.activeElement).toBe(nameOf('Cy Day'))
  })
})

describe('clicks and addresses of the roster', () => {
  test('a click anywhere on the row opens the record, except on one of its buttons', async () => {
    await openRoster()
    const diagnosis = screen.getAllByText('Diagnosis: COPD')[1]
    await setUpUser().click(diagnosis ?? document.body)
    expect(nameOf('Bo Ek').getAttribute('aria-expanded')).toBe('true')
    await setUpUser().keyboard('{Escape}')
    await setUpUser().click(screen.getAllByRole('button', { name: 'Video Consult' })[1] ?? document.body)
    expect(screen.queryByRole('button', { name: /^Close record/ })).toBeNull()
  })

  test('an address with a patient opens the record, and an invalid one opens none', async () => {
    await openRoster('?tab=patients&patient=3')
    expect(nameOf('Cy Day').getAttribute('aria-expanded')).toBe('true')
  })

  test.each(['?tab=patients&patient=abc', '?tab=nowhere&risk=grave&sort=shoe-size&patient=-1'])(
    'the address %s opens no record and causes no error',
    async (query) => {
      await openRoster(query)
      expect(screen.queryByRole('button', { name: /^Close record/ })).toBeNull()
      expect(screen.getByRole('heading', { level: 1, name: 'Clinician Dashboard' })).toBeTruthy()
    },
  )
})
