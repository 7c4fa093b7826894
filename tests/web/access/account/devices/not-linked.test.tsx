import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { localPatientId } from '../../../../../web/src/data/local/account/local-ids.ts'
import { stopFlushing } from '../../../../../web/src/data/pwa/flush-triggers.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { openApp } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logEntries } from '../../../data/local/records/logged-entries.ts'
import { fakeApi } from '../../../data/server/fake-api.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await db.profile.put(aPatient())
  await logEntries(2)
})
afterEach(stopFlushing)

describe('a phone without a clinic', () => {
  test('sends nothing, shows nothing as an error, and links from Home to joining one', async () => {
    const server = fakeApi()
    await openApp('/')
    const line = await screen.findByRole('link', { name: 'Kept on this phone. Not linked to a clinic.' })
    expect(line.getAttribute('href')).toBe('/join')
    const card = await screen.findByRole('link', { name: 'Link to your clinic' })
    expect(card.getAttribute('href')).toBe('/join')
    expect(server.sent.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('/api/sync'))
    expect(screen.queryByText(/sign in again|attention|sending/i)).toBeNull()
  })
})

describe('a phone with a clinic', () => {
  test('does not show the card', async () => {
    fakeApi()
    await claimAccount({ patientId: localPatientId })
    await openApp('/')
    await screen.findByRole('heading', { name: 'More' })
    expect(screen.queryByRole('link', { name: 'Link to your clinic' })).toBeNull()
  })
})

describe('a phone that cannot read whether it is linked', () => {
  test('still shows the rest of Home', async () => {
    fakeApi()
    vi.mocked(console.error).mockImplementation(() => {})
    const refusing = vi.spyOn(db.meta, 'get').mockRejectedValue(new Error('disk'))
    await openApp('/')
    await waitFor(() => expect(refusing).toHaveBeenCalledWith('joining'))
    await screen.findByRole('heading', { name: 'More' })
    expect(screen.queryByRole('heading', { name: /Something went wrong/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Link to your clinic' })).toBeNull()
    refusing.mockRestore()
  })
})
