import { patientId } from '@second-wind/core/platform/ids'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { claimAccount } from '../../../../web/src/data/local/account/account.ts'
import { saveSessionState } from '../../../../web/src/data/local/account/session-state.ts'
import { captureNow, newId } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { openForgottenPin, withLockedPhone } from './locked-phone.tsx'
import '../../../support/real-mode.ts'

const db = withLockedPhone()

describe('a phone that cannot send, with a forgotten PIN', () => {
  test.each([
    ['never linked', async () => {}, /because it is not linked to a clinic/],
    [
      'signed out elsewhere',
      async () => {
        // The server takes nothing from this phone.
        const server = new FakeSyncServer()
        server.respondToPush = () => new Response(null, { status: 503 })
        server.install()
        await claimAccount({ patientId: patientId.parse(7) })
        await saveSessionState('revoked')
      },
      /has not been sent yet. It is only on this phone/,
    ],
  ])('offers only permanent deletion when it was %s', async (_, begin, says) => {
    await begin()
    await saveSymptoms(newId(), aReport({ notes: 'Not sent yet' }), captureNow())
    const press = await openForgottenPin()
    await press('Delete what is on this phone')
    await press('Yes, delete it')
    expect(await screen.findByText(says)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
    expect(screen.queryByText(/when you have signal/)).toBeNull()
    await press('Delete without sending')
    await press('Yes, delete it')
    // Waits for the end: a deletion still in progress would affect the next test.
    await screen.findByRole('link', { name: 'Open the app' })
    expect(await db.outbox.count()).toBe(0)
  })
})
