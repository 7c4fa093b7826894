import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { setLock } from '../../../../web/src/data/live/lock-state.ts'
import { openApp } from '../../../support/render.tsx'
import { enterPin, pin, pinField, withLockedPhone } from './locked-phone.tsx'

const db = withLockedPhone()
const wrong = '111213'
const isOpen = () => screen.findByRole('navigation', { name: 'Main' })

async function enterWrongly(times: number): Promise<void> {
  for (let left = 4; left > 4 - times; left -= 1) {
    await enterPin(wrong)
    const text = left === 0 ? 'That is not your PIN.' : new RegExp(`You have ${left} (try|tries) left`)
    await screen.findByText(text)
  }
}

describe('a wrong PIN', () => {
  test('shows the number of attempts left, and the next attempt is possible at once', async () => {
    await openApp('/')
    await enterWrongly(2)
    const field = await pinField()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
    await enterPin(pin)
    expect(await isOpen()).toBeDefined()
  })

  test('is not counted as an attempt when it has too few digits', async () => {
    await openApp('/')
    await enterPin('48')
    expect((await screen.findByRole('alert')).textContent).toBe('Enter 6 digits')
    await enterWrongly(1)
  })

  test('leads to a wait after five mistakes, even after closing the app, and then the PIN unlocks everything', async () => {
    const clock = vi.spyOn(Date, 'now')
    const start = Date.now()
    await openApp('/')
    await enterWrongly(5)
    expect(await screen.findByText(/You can try again in (1 minute|\d+ seconds)\.$/)).toBeDefined()

    cleanup()
    setLock('closed')
    await openApp('/')
    expect(await screen.findByText(/You can try again in/)).toBeDefined()
    const unlock = screen.getByRole('button', { name: 'Unlock' })
    expect(unlock.getAttribute('aria-disabled')).toBe('true')
    await enterPin(pin)
    expect(screen.getByRole('heading', { name: 'Second Wind is locked' })).toBeDefined()

    clock.mockReturnValue(start + 120_000)
    expect(await screen.findByText('You can try again now.')).toBeDefined()
    await enterPin(pin)
    expect(await isOpen()).toBeDefined()
    expect(await db.symptoms.count()).toBe(1)
  })

  test('is hidden until the patient shows it', async () => {
    await openApp('/')
    const field = await pinField()
    expect([field.type, field.inputMode, field.autocomplete]).toEqual(['password', 'numeric', 'off'])
    const show = screen.getByRole('button', { name: 'Show PIN' })
    show.click()
    await waitFor(() => expect(field.type).toBe('text'))
    expect(show.getAttribute('aria-pressed')).toBe('true')
  })
})
