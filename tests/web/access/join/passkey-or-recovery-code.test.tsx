import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopFlushing } from '../../../../web/src/data/pwa/flush-triggers.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { withClinicServer } from './clinic-server.ts'
import { withPasskeyBrowser } from './fake-passkey-browser.ts'
import { agreeAndRequestJoin, heading, fireOnline, press, openInvitationLink } from './join-steps.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
const clinic = withClinicServer()
const passkey = withPasskeyBrowser()
beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await db.profile.put(aPatient())
})
afterEach(stopFlushing)

const passkeysKept = () => clinic().api.db.selectFrom('passkeys').select(['owner_kind', 'owner_id']).execute()
const isOver = () => waitFor(async () => expect(await db.meta.get('joining')).toBeUndefined())
const code = () => within(screen.getByRole('main')).getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)

async function joinUpToTheOffer(): Promise<void> {
  await openInvitationLink((await clinic().invite()).token)
  await agreeAndRequestJoin()
  await clinic().approve()
  fireOnline()
  await heading('Getting back in')
}

describe('the passkey or recovery code after joining', () => {
  test('a phone that supports passkeys offers one, and then needs no code on paper', async () => {
    await joinUpToTheOffer()
    expect(screen.getAllByRole('link', { name: 'Call 999' }).length).toBeGreaterThan(0)
    await press('Create a passkey')
    await heading('Your passkey is ready')
    expect(await passkeysKept()).toEqual([{ owner_kind: 'patient', owner_id: 3 }])
    await press('Go to Home')
    await isOver()
  })

  test('with a passkey, the recovery code is still available', async () => {
    await joinUpToTheOffer()
    await press('Create a passkey')
    await press('Get a recovery code too')
    await heading('Save your recovery code')
    expect(code()).toBeDefined()
  })

  test('a patient who keeps the code on paper creates no passkey', async () => {
    await joinUpToTheOffer()
    await press('Use a recovery code instead')
    await heading('Save your recovery code')
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'I have saved my code' }))
    await press('Go to Home')
    await isOver()
    expect(passkey().made).toBe(0)
  })

  test("closing the browser's dialog shows what to do, and both ways remain", async () => {
    await joinUpToTheOffer()
    passkey().refuse()
    await press('Create a passkey')
    expect(
      await screen.findByText('Your passkey was not created. Try again, or use a recovery code.'),
    ).toBeDefined()
    expect(screen.getByRole('button', { name: 'Create a passkey' })).toBeDefined()
    await press('Use a recovery code instead')
    await heading('Save your recovery code')
    expect(await passkeysKept()).toEqual([])
  })
})
