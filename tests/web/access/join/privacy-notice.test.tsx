import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { fakeApi, noNetwork } from '../../data/server/fake-api.ts'
import { withClinicServer } from './clinic-server.ts'
import { heading, press, openInvitationLink } from './join-steps.ts'
import '../../../support/real-mode.ts'

withFreshDatabase()
const clinic = withClinicServer()
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))

describe('the privacy notice', () => {
  test('is shown before sharing, and is available later without signal', async () => {
    await openInvitationLink((await clinic().invite()).token)
    await press('Yes, continue')
    await heading('Share your record with your clinic?')
    await userEvent.setup().click(screen.getByText('Read the privacy notice'))
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { name: 'How long we keep it' })).toBeDefined()
    expect(await main.findByText('Leeds Chest Clinic')).toBeDefined()
    expect(main.getByRole('checkbox', { name: /^I have read this/ })).toBeDefined()

    cleanup()
    fakeApi(noNetwork)
    await openApp('/privacy')
    expect(await screen.findByText('Leeds Chest Clinic')).toBeDefined()
  })
})
