import { withdrawSharePath } from '@second-wind/core/access/contract/shares'
import { patientId } from '@second-wind/core/platform/ids'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, beforeEach, expect, test } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { SharingSetting } from '../../../../../web/src/patient/profile/sharing/sharing-setting.tsx'
import { renderScreen } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { fakeApi, noNetwork, reply } from '../../../data/server/fake-api.ts'
import '../../../../support/real-mode.ts'

withFreshDatabase()

const helen = { id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' }
const consent = { version: '2026-11-22', givenAt: '2026-11-22T09:00:00.000Z', isOutdated: false }
const share = { clinician: helen, organisation: 'Leeds Chest Clinic', since: consent.givenAt, consent }

beforeEach(() => claimAccount({ patientId: patientId.parse(7) }))

async function openDialog() {
  renderScreen(<SharingSetting />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Who can see my record' }))
}

const press = async (name: string) => userEvent.setup().click(await screen.findByRole('button', { name }))

describe('withdrawing a share', () => {
  test('a share shows clinician, start and consent text, and ends after a confirmation', async () => {
    const server = fakeApi()
    let shares = [share]
    server.respondTo('/api/shares', () => reply(shares))
    server.respondTo(withdrawSharePath(1), () => {
      shares = []
      return reply(undefined, { status: 204 })
    })
    await openDialog()
    expect(await screen.findByRole('heading', { name: 'Dr. Helen Marsh' })).toBeDefined()
    expect(screen.getByText('Since Sunday 22 November 2026')).toBeDefined()
    expect(screen.getByText('You agreed to the version of 22 November 2026.')).toBeDefined()
    expect(
      screen.getByText('What you have sent stays on the server as your record, until you have it deleted.'),
    ).toBeDefined()

    await press('Withdraw: Dr. Helen Marsh')
    expect(screen.getByText(/They may have made notes about what they have already seen/)).toBeDefined()
    expect(server.countOf(withdrawSharePath(1))).toBe(0)
    await press('Keep sharing')
    expect(document.activeElement?.textContent).toBe('Dr. Helen Marsh')
    await press('Withdraw: Dr. Helen Marsh')
    await press('Yes, withdraw')
    expect(await screen.findByText('Dr. Helen Marsh can no longer see your record.')).toBeDefined()
    expect(await screen.findByText(/^Nobody can see your record now\./)).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Dr. Helen Marsh can no longer see your record.')
  })

  test('a withdrawal whose first reply was lost is shown as done', async () => {
    const server = fakeApi()
    server.respondTo('/api/shares', () => reply([share]))
    server.respondTo(withdrawSharePath(1), () =>
      reply({ error: { code: 'not_found', message: 'No' } }, { status: 404 }),
    )
    await openDialog()
    await press('Withdraw: Dr. Helen Marsh')
    await press('Yes, withdraw')
    expect(await screen.findByText('Dr. Helen Marsh can no longer see your record.')).toBeDefined()
  })

  test('a withdrawal that did not reach the server is shown as not done', async () => {
    const server = fakeApi()
    server.respondTo('/api/shares', () => reply([share]))
    server.respondTo(withdrawSharePath(1), noNetwork)
    await openDialog()
    await press('Withdraw: Dr. Helen Marsh')
    await press('Yes, withdraw')
    expect(
      await screen.findByText(/We could not stop sharing, so they can still see your record\./),
    ).toBeDefined()
    expect(screen.queryByText(/can no longer see/)).toBeNull()
  })
})

describe('the list of shares', () => {
  test.each([
    ['no signal', noNetwork, /^You need signal to see this list/],
    [
      'a session that is too old',
      () => reply({ error: { code: 'reauth_required', message: 'No' } }, { status: 401 }),
      /sign in again/,
    ],
    [
      'a server error',
      () => reply({ error: { code: 'internal', message: 'No' } }, { status: 500 }),
      /^We could not load this list/,
    ],
  ])('is not shown with %s, and the 999 link is still shown', async (_, respond, text) => {
    fakeApi(respond)
    await openDialog()
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: '999' })).toBeDefined()
    fakeApi(() => reply([{ ...share, consent: { ...consent, isOutdated: true } }]))
    await press('Try again')
    expect(await screen.findByText(/What you agreed to still applies/)).toBeDefined()
  })
})
