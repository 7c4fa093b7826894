import { cleanup, screen, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { neverResponds, reply } from '../../data/server/fake-api.ts'
import { aRosterRow } from '../a-roster-row.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { namesShown, openDashboard, rosterPath, rowOf } from '../open-dashboard.tsx'

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

describe('the keys /, j and k', () => {
  afterEach(() => localStorage.clear())

  test('go on from the patient whose record is open and has the focus', async () => {
    await openRoster()
    nameOf('Bo Ek').focus()
    await setUpUser().keyboard('{Enter}')
    await setUpUser().keyboard('j')
    expect(document.activeElement).toBe(nameOf('Cy Day'))
  })

  test('/ on the Dashboard tab opens the Patients tab with the focus in its search', async () => {
    await openDashboard(
      [{ ...aRosterRow({ id: 1 }), risk: { level: 'high', isKnown: true, reasons: [] } }],
      '',
    )
    await setUpUser().keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test('j and k move from row to row, from its buttons too, and / moves to the search', async () => {
    await openRoster()
    await setUpUser().keyboard('j')
    expect(document.activeElement).toBe(nameOf('Ann Lee'))
    await setUpUser().keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('More')
    await setUpUser().keyboard('j')
    expect(document.activeElement).toBe(nameOf('Bo Ek'))
    await setUpUser().keyboard('k')
    expect(document.activeElement).toBe(nameOf('Ann Lee'))
    await setUpUser().keyboard('/jk')
    expect(screen.getByRole('searchbox')).toBe(document.activeElement)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jk')
  })

  test('can be switched off, and stay off', async () => {
    await openRoster()
    const help = screen.getByRole('button', { name: 'Keyboard shortcuts' })
    await setUpUser().click(help)
    await setUpUser().click(screen.getByRole('button', { name: 'Turn shortcuts off' }))
    await setUpUser().click(screen.getByRole('button', { name: 'Close' }))
    help.focus()
    await setUpUser().keyboard('j')
    expect(document.activeElement).toBe(help)
    cleanup()
    await openRoster()
    await setUpUser().click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    expect(screen.getByRole('button', { name: 'Turn shortcuts on' })).toBeTruthy()
  })

  test('leave each row as one tab stop', async () => {
    await openRoster()
    nameOf('Ann Lee').focus()
    await setUpUser().tab()
    expect(document.activeElement).toBe(nameOf('Bo Ek'))
  })
})

describe('rows while a clinician reads them', () => {
  const before = people.map((patient) => ({ ...patient, need: 'level' as const }))
  const [ann, bo, cy] = before
  const worse = { ...cy, need: 'red-flag', location: 'Hull', alertCount: 1 }

  test('keep their places and show what is new, until the clinician sorts again', async () => {
    const server = await openDashboard(before)
    nameOf('Ann Lee').focus()
    server.respondTo(rosterPath, () => reply([worse, ann, bo]))
    await advanceTime(30_000)
    expect(namesShown()).toEqual(['Ann Lee', 'Bo Ek', 'Cy Day'])
    expect(within(rowOf('Cy Day')).getByText('1 Alert')).toBeTruthy()
    expect(screen.getByText('The order has changed. Cy Day is now first.')).toBeTruthy()
    await setUpUser().click(screen.getByRole('button', { name: 'Sort again' }))
    expect(namesShown()).toEqual(['Cy Day', 'Ann Lee', 'Bo Ek'])
    expect(document.activeElement).toBe(nameOf('Cy Day'))
    expect(screen.queryByText(/^The order has changed/)).toBeNull()
  })

  test('are sorted at once when the focus is outside the list', async () => {
    const server = await openDashboard(before)
    server.respondTo(rosterPath, () => reply([worse, ann, bo]))
    await advanceTime(30_000)
    expect(namesShown()).toEqual(['Cy Day', 'Ann Lee', 'Bo Ek'])
  })
})

describe('clicks and addresses of the roster', () => {
  test('a click anywhere on the row opens the record, except on one of its buttons', async () => {
    await openRoster()
    const age = screen.getAllByText('71 years old, female')[1]
    await setUpUser().click(age ?? document.body)
    expect(nameOf('Bo Ek').getAttribute('aria-expanded')).toBe('true')
    await setUpUser().keyboard('{Escape}')
    await setUpUser().click(screen.getAllByRole('button', { name: 'More' })[1] ?? document.body)
    await setUpUser().click(screen.getByText('Diagnosis: COPD'))
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
