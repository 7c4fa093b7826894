import { ownViewsPath } from '@second-wind/core/care/contract/patient-record'
import { patientId } from '@second-wind/core/platform/ids'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { RecordViewsSetting } from '../../../../../web/src/patient/profile/views/record-views-setting.tsx'
import { renderScreen } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { fakeApi, reply } from '../../../data/server/fake-api.ts'
import '../../../../support/real-mode.ts'

withFreshDatabase()

async function openViews() {
  renderScreen(<RecordViewsSetting />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Who has looked at my record' }))
}

describe('the list of who has looked', () => {
  test('says "Nobody" on an unlinked phone, and sends no request', async () => {
    const server = fakeApi()
    await openViews()
    expect(await screen.findByText(/^Nobody\. This phone is not linked to a clinic/)).toBeDefined()
    expect(server.countOf(ownViewsPath)).toBe(0)
  })

  test('asks to sign in again when the sign-in is too old, and does not claim to be empty', async () => {
    await claimAccount({ patientId: patientId.parse(7) })
    fakeApi(() => reply({ error: { code: 'reauth_required', message: 'No' } }, { status: 401 }))
    await openViews()
    expect(await screen.findByText('You need to sign in again to see this list.')).toBeDefined()
    expect(screen.queryByText('Nobody has looked at your record yet.')).toBeNull()
  })
})
