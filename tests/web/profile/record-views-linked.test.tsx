import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ownViewsPath } from '@second-wind/core/contract/patient-record'
import { patientId } from '@second-wind/core/model/ids'
import { expect, test, vi } from 'vitest'
import { RecordViewsSetting } from '../../../web/src/features/profile/views/record-views-setting.tsx'
import { claimAccount } from '../../../web/src/local/account.ts'
import { withFreshDatabase } from '../../local/fresh-database.ts'
import { renderScreen } from '../../support/render.tsx'
import { fakeServer, reply } from '../server/fake-server.ts'

vi.mock('../../../web/src/local/auth-mode.ts', () => ({ authMode: 'real' }))

withFreshDatabase()

async function openViews() {
  renderScreen(<RecordViewsSetting />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Who has looked at my record' }))
}

test('on a phone that belongs to no clinic nobody has looked, and nobody is asked', async () => {
  const server = fakeServer()
  await openViews()
  expect(await screen.findByText(/^Nobody\. This phone is not linked to a clinic/)).toBeDefined()
  expect(server.countOf(ownViewsPath)).toBe(0)
})

test('who signed in too long ago is told to sign in again, not that nobody has looked', async () => {
  await claimAccount({ patientId: patientId.parse(7) })
  fakeServer(() => reply({ error: { code: 'reauth_required', message: 'No' } }, { status: 401 }))
  await openViews()
  expect(await screen.findByText('You need to sign in again to see this list.')).toBeDefined()
  expect(screen.queryByText('Nobody has looked at your record yet.')).toBeNull()
})
