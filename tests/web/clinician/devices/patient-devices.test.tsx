import { stepUpOptionsPath, stepUpPath } from '@second-wind/core/access/contract/clinician-auth'
import {
  approveJoinPath,
  type Invitation,
  invitationsPath,
} from '@second-wind/core/access/contract/invitations'
import {
  reportLostDevicePath,
  newDeviceInvitationPath,
  patientDevicesPath,
} from '@second-wind/core/access/contract/patient-devices'
import { patientId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, beforeEach, expect, test } from 'vitest'
import { ServerStateProvider } from '../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { PatientDevicesSection } from '../../../../web/src/clinician/devices/patient-devices-section.tsx'
import { idNumbered } from '../../../fixtures/ids.ts'
import { renderScreen } from '../../../support/render.tsx'
import { fakeApi, noNetwork, reply } from '../../data/server/fake-api.ts'

const gwen = { id: patientId.parse(2), name: 'Gwen Parry' }
const now = Date.parse('2026-11-20T17:00:00Z')
const tablet = {
  id: idNumbered(1),
  label: 'Safari on iPad',
  since: '2026-11-02T09:00:00.000Z',
  lastHeardAt: '2026-11-20T16:50:00.000Z',
}
const old = { id: idNumbered(2), label: 'Chrome on Android', since: tablet.since, lastHeardAt: tablet.since }
const needsProof = () =>
  reply({ error: { code: 'step_up_required', message: 'Please confirm.' } }, { status: 403 })
const done = () => reply(undefined, { status: 204 })

let server: ReturnType<typeof fakeApi>
beforeEach(() => {
  server = fakeApi()
  server.respondTo(patientDevicesPath(2), () => reply([tablet, old]))
  server.respondTo(stepUpOptionsPath, () => reply({ hasCode: true }))
  server.respondTo(invitationsPath, () => reply([]))
})

const press = async (name: string | RegExp) =>
  userEvent.setup().click(await screen.findByRole('button', { name }))

const renderPhones = () =>
  renderScreen(
    <ServerStateProvider>
      <PatientDevicesSection profile={gwen} now={now} />
    </ServerStateProvider>,
  )

async function showPhones() {
  renderPhones()
  await press('Show phones')
  await screen.findByText('Safari on iPad')
}

/** The clinician types the code of their authenticator app; from then on the server does as it is asked. */
async function prove(path: string, respond: () => Response) {
  server.respondTo(stepUpPath, () => {
    server.respondTo(path, respond)
    return done()
  })
  await userEvent.setup().type(await screen.findByRole('textbox', { name: /code/i }), '123456')
  await userEvent.setup().keyboard('{Enter}')
}

describe('a lost phone', () => {
  test('is shown among the phones with kind, date of linking and last contact', async () => {
    renderPhones()
    expect(server.countOf(patientDevicesPath(2))).toBe(0)
    await press('Show phones')
    const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(items[0]).toMatch(/^Safari on iPadLinked: Mon 2 Nov 09:00 · Last connected: Today 16:50/)
    expect(items[1]).toMatch(/Last connected: Mon 2 Nov 09:00/)
  })

  test('can be reported only after confirming that the caller was checked', async () => {
    server.respondTo(reportLostDevicePath(2), done)
    await showPhones()
    await press('Safari on iPad is lost')
    const question = within(screen.getByRole('group', { name: /Did Gwen Parry tell you/ }))
    expect(question.getByText(/First ask for their name and date of birth/)).toBeDefined()
    expect(server.countOf(reportLostDevicePath(2))).toBe(0)
    await userEvent.setup().click(question.getByRole('button', { name: 'Keep it' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Safari on iPad is lost' }))

    await press('Safari on iPad is lost')
    server.respondTo(patientDevicesPath(2), () => reply([old]))
    await press('I have checked. It is lost')
    expect(
      (await screen.findByText(/Safari on iPad is signed out\. The app deletes/)).textContent,
    ).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Safari on iPad')).toBeNull())
  })

  test('while it is being reported, the button does not say that phones are being loaded', async () => {
    let respond = () => {}
    server.respondTo(
      reportLostDevicePath(2),
      () => new Promise<Response>((resolve) => (respond = () => resolve(done()))),
    )
    await showPhones()
    await press('Safari on iPad is lost')
    await press('I have checked. It is lost')
    await waitFor(() => expect(server.countOf(reportLostDevicePath(2))).toBe(1))
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined()
    respond()
    expect(await screen.findByText(/Safari on iPad is signed out\./)).toBeDefined()
  })

  test('requires another step-up if the last one is old, and the report is then sent once more', async () => {
    server.respondTo(reportLostDevicePath(2), needsProof)
    await showPhones()
    await press('Safari on iPad is lost')
    await press('I have checked. It is lost')
    await prove(reportLostDevicePath(2), done)
    expect(await screen.findByText(/Safari on iPad is signed out\./)).toBeDefined()
    expect(server.countOf(reportLostDevicePath(2))).toBe(2)
  })

  test.each([
    ['without a connection', noNetwork, /we do not know if this was done/],
    [
      'when another clinician was faster',
      () => reply({ error: { code: 'not_found', message: 'No' } }, { status: 404 }),
      /no longer linked/,
    ],
  ])('is not reported %s', async (_, respond, text) => {
    server.respondTo(reportLostDevicePath(2), respond)
    await showPhones()
    await press('Safari on iPad is lost')
    await press('I have checked. It is lost')
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    expect(screen.queryByText(/is signed out/)).toBeNull()
  })
})

const invited: Invitation = {
  id: idNumbered(7),
  handover: 'in_person',
  patientId: gwen.id,
  identity: {},
  state: 'open',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 15 * minuteMs).toISOString(),
  join: null,
}

describe('inviting a new phone', () => {
  test('needs a step-up, and an approval by a clinician who sees whose record it opens', async () => {
    const [id, joinId] = [idNumbered(7), idNumbered(8)]
    const join = {
      id: joinId,
      state: 'waiting',
      person: { name: 'Gwen P', age: 58, deviceLabel: 'Chrome on Android' },
      words: 'amber kettle',
      askedAt: invited.createdAt,
      expiresAt: invited.expiresAt,
    }
    const another = { ...invited, id: idNumbered(9), patientId: null, join: { ...join, id: idNumbered(10) } }
    server.respondTo(newDeviceInvitationPath(2), needsProof)
    await showPhones()
    await press('New phone for this patient')
    expect(await screen.findByText(/old recovery codes and passkeys stop working/)).toBeDefined()
    await press('Create an invitation')
    await prove(newDeviceInvitationPath(2), () =>
      reply({ ...invited, token: 'a-token', code: '7KM2P9QX4R' }, { status: 201 }),
    )
    expect(await screen.findByText('7KM2P 9QX4R')).toBeDefined()

    server.respondTo(invitationsPath, () => reply([another, { ...invited, id, state: 'used', join }]))
    server.respondTo(approveJoinPath(joinId), () => reply({ ...invited, state: 'used' }))
    expect(
      await screen.findByText(/able to open and change the whole record of Gwen Parry/, undefined, {
        timeout: 8_000,
      }),
    ).toBeDefined()
    // A join of another invitation must not appear in this dialog.
    expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1)
    await press('Approve')
    expect(
      screen.getByText(
        /Does the new phone show “amber kettle”, and have you checked that this is Gwen Parry/,
      ),
    ).toBeDefined()
    await press('Yes, approve')
    expect(
      await screen.findByText(
        /^Approved\. When setup has finished, the phone will open the record of Gwen Parry/,
      ),
    ).toBeDefined()
    // The list behind the dialog is up to date.
    server.respondTo(patientDevicesPath(2), () =>
      reply([{ ...old, id: idNumbered(11), label: 'Her new phone' }]),
    )
    await press('Close')
    expect(await screen.findByText('Her new phone')).toBeDefined()
  }, 20_000)

  test('states in its letter that the record exists already', async () => {
    const made = { ...invited, handover: 'letter', token: 'a-token', code: '7KM2P9QX4R' }
    server.respondTo(newDeviceInvitationPath(2), () => reply(made, { status: 201 }))
    await showPhones()
    await press('New phone for this patient')
    await userEvent.setup().click(await screen.findByRole('radio', { name: /By letter/ }))
    await press('Create an invitation')
    await screen.findByRole('button', { name: 'Print the letter' })
    const letter = within(screen.getByRole('article', { name: 'Your record on a new phone', hidden: true }))
    expect(letter.getByText(/^You already use Second Wind\./)).toBeDefined()
    expect(letter.queryByText(/Gwen Parry/)).toBeNull()
  })

  test('is refused without a step-up', async () => {
    server.respondTo(newDeviceInvitationPath(2), needsProof)
    await showPhones()
    await press('New phone for this patient')
    await press('Create an invitation')
    await press('Not now')
    expect((await screen.findByText(/^No invitation was made/)).textContent).toBeDefined()
    expect(server.countOf(newDeviceInvitationPath(2))).toBe(1)
  })
})
