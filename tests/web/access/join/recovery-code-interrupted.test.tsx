import { createAccountPath } from '@second-wind/core/access/contract/join'
import { minuteMs } from '@second-wind/core/platform/moment'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopFlushing } from '../../../../web/src/data/pwa/flush-triggers.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { openApp } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { withClinicServer } from './clinic-server.ts'
import { withFakeWebLocks } from './fake-web-locks.ts'
import {
  agreeAndRequestJoin,
  heading,
  joinFirstClinic,
  fireOnline,
  press,
  openInvitationLink,
} from './join-steps.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
const clinic = withClinicServer()
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(stopFlushing)

const setUp = () => db.profile.put(aPatient())

const shownCode = () =>
  within(screen.getByRole('main')).getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent
const accountRequests = () => clinic().requests.filter(({ call }) => call === `POST ${createAccountPath}`)

describe('a recovery code that was not confirmed', () => {
  test('leaving before confirming the code shows that the phone is linked, and the code stays', async () => {
    await setUp()
    await joinFirstClinic(clinic())
    cleanup()
    await openApp('/')
    expect(
      await screen.findByText(/This phone is linked to your clinic\. You still need to save/),
    ).toBeDefined()
    expect(screen.queryByText(/You have asked to join/)).toBeNull()
    await userEvent.setup().click(screen.getByRole('link', { name: 'Save your code' }))
    await press('Yes, I have it')
    await waitFor(async () => expect(await db.meta.get('joining')).toBeUndefined())
    expect(accountRequests()).toHaveLength(1)
  })

  test('a phone that cannot store the confirmation states that it will ask again', async () => {
    await setUp()
    await joinFirstClinic(clinic())
    cleanup()
    await openApp('/join')
    await screen.findByRole('button', { name: 'Yes, I have it' })
    const refusing = vi.spyOn(db.meta, 'delete').mockRejectedValue(new Error('disk'))
    await press('Yes, I have it')
    expect(await screen.findByText(/so you may see it again/)).toBeDefined()
    refusing.mockRestore()
  })

  test('after closing the app before confirming, one press gives another code, which is valid', async () => {
    await setUp()
    await joinFirstClinic(clinic())
    const first = shownCode()
    cleanup()
    await openApp('/join')
    await press('Show a new code')
    await heading('Save your recovery code')
    expect(shownCode()).not.toBe(first)
  })

  test('after an hour, a patient who wrote the code down does not read that there is none', async () => {
    await setUp()
    await joinFirstClinic(clinic())
    cleanup()
    clinic().clock.advance(61 * minuteMs)
    await openApp('/join')
    await press('Show a new code')
    expect(await screen.findByText(/You can use your passkey, or a code you wrote down before/)).toBeDefined()
  })

  test('of two open windows one shows a code, and the other one waits for it', async () => {
    withFakeWebLocks()
    await setUp()
    await openInvitationLink((await clinic().invite()).token)
    await agreeAndRequestJoin()
    await openApp('/join')
    await clinic().approve()
    fireOnline()
    await heading('Save your recovery code')
    await heading('Second Wind is open twice')
    expect(accountRequests()).toHaveLength(1)
  })
})
