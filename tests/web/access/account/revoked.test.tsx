import { patientId } from '@second-wind/core/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { claimAccount } from '../../../../web/src/data/local/account/account.ts'
import { flushOutbox } from '../../../../web/src/data/local/flush/flush.ts'
import { SharingSetting } from '../../../../web/src/patient/profile/sharing/sharing-setting.tsx'
import { RecordViewsSetting } from '../../../../web/src/patient/profile/views/record-views-setting.tsx'
import { openApp, renderScreen } from '../../../support/render.tsx'
import { withFakeSessionServer } from '../../data/local/account/fake-session-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { logEntries } from '../../data/local/records/logged-entries.ts'
import '../../../support/real-mode.ts'

withFreshDatabase()
const server = withFakeSessionServer()

beforeEach(async () => {
  await claimAccount({ patientId: patientId.parse(7) })
  await logEntries(2)
  server().session = { state: 'revoked', wipe: false }
  await flushOutbox({ skipBackoff: true })
})

const signInTexts = () => screen.queryAllByText(/sign in/i)

describe('a phone that was signed out elsewhere', () => {
  test.each([
    ['/', /^This phone was signed out\. 2 entries are saved on this phone\. We cannot send them\.$/],
    [
      '/offline-features?tab=sync',
      /^This phone was signed out\. 2 entries are saved on this phone\. We cannot send them\.$/,
    ],
    ['/account', /^This phone was signed out from another phone or by your clinic\./],
  ])('is not asked to sign in on %s', async (path, says) => {
    await openApp(path)
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0)
    expect(signInTexts()).toEqual([])
    expect(screen.queryByText(/The server has a problem/)).toBeNull()
  })

  test.each([
    ['Who can see my record', <SharingSetting key="sharing" />],
    ['Who has looked at my record', <RecordViewsSetting key="views" />],
  ])('is not asked to sign in by the list "%s"', async (name, setting) => {
    renderScreen(setting)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(/^This phone was signed out, so it cannot show/)).toBeDefined()
    expect(signInTexts()).toEqual([])
  })

  test('keeps its entries, and does not label them as waiting for a sign-in', async () => {
    await openApp('/tracking?tab=history')
    await waitFor(() => expect(screen.getAllByText('Saved on this phone').length).toBe(2))
    expect(signInTexts()).toEqual([])
  })
})
