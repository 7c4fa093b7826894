import { deployerPath } from '@second-wind/core/access/contract/deployer'
import type { Handover, Invitation } from '@second-wind/core/access/contract/invitations'
import {
  approveJoinPath,
  cancelInvitationPath,
  createInvitationBody,
  declineJoinPath,
  invitationsPath,
} from '@second-wind/core/access/contract/invitations'
import { clinician } from '@second-wind/core/care/clinician'
import { screen, waitFor, within, fireEvent } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ServerStateProvider } from '../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { InvitationButton } from '../../../../web/src/clinician/invitations/invitation-button.tsx'
import { idNumbered } from '../../../fixtures/ids.ts'
import { renderScreen } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { fakeApi, noNetwork, reply } from '../../data/server/fake-api.ts'
import { helen as clinicianOne } from '../open-dashboard.tsx'

vi.mock('../../../../web/src/data/local/account/auth-mode.ts', () => ({ authMode: 'real' }))

withFreshDatabase()

const [inviteId, joinId] = [idNumbered(1), idNumbered(2)]
const helen = clinician.parse(clinicianOne)
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

const anInvite = (handover: Handover = 'in_person', changes: Partial<Invitation> = {}): Invitation => ({
  id: inviteId,
  handover,
  patientId: null,
  identity: {},
  state: 'open',
  createdAt: inMs(0),
  expiresAt: inMs(handover === 'letter' ? 72 * 60 * 60_000 : 15 * 60_000),
  join: null,
  ...changes,
})

const asking = anInvite('in_person', {
  state: 'used',
  join: {
    id: joinId,
    state: 'waiting',
    person: { name: 'Amina Yusuf', age: 34, deviceLabel: 'Chrome on Android' },
    words: 'amber kettle',
    askedAt: inMs(0),
    expiresAt: inMs(15 * 60_000),
  },
})

/** A server that lists these, and hands out an invitation when it is asked for one. */
function clinicServer(listed: Invitation[]) {
  const list = { current: listed }
  const server = fakeApi()
  server.respondTo(invitationsPath, ({ options }) => {
    if (options.method === 'GET') return reply(list.current)
    const { handover, identity } = createInvitationBody.parse(
      JSON.parse(typeof options.body === 'string' ? options.body : ''),
    )
    list.current = [anInvite(handover, { identity }), ...list.current]
    return reply(
      { ...anInvite(handover, { identity }), token: 'a-token', code: '7KM2P9QX4R' },
      { status: 201 },
    )
  })
  server.respondTo(deployerPath, () => reply({ organisation: 'Leeds Chest Clinic' }))
  return { ...server, list }
}

const press = async (name: string | RegExp) =>
  userEvent.setup().click(await screen.findByRole('button', { name }))

async function openInvites() {
  renderScreen(
    <ServerStateProvider>
      <InvitationButton clinician={helen} nameOf={String} />
    </ServerStateProvider>,
  )
  await press(/^Invite a patient/)
}

/** What must be known of a new patient. */
async function identify() {
  fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: '1955-11-23' } })
  fireEvent.change(screen.getByLabelText('Why is there no number?'), { target: { value: 'not-known-yet' } })
}

describe('creating an invitation', () => {
  test('an invitation is shown as a QR code and a code to read out, until it is cancelled', async () => {
    const server = clinicServer([])
    server.respondTo(cancelInvitationPath(inviteId), () => {
      server.list.current = [anInvite('in_person', { state: 'cancelled' })]
      return reply(anInvite('in_person', { state: 'cancelled' }))
    })
    await openInvites()
    await identify()
    await press('Make an invitation')
    expect(await screen.findByRole('img', { name: 'QR code of the invitation' })).toBeDefined()
    expect(screen.getByText('7KM2P 9QX4R')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Print the letter' })).toBeNull()

    await press(/^Cancel: In person/)
    await waitFor(() => expect(screen.queryByText('7KM2P 9QX4R')).toBeNull())
    const status = screen.getByText('Cancelled. Nobody can use that invitation any more.')
    expect(document.activeElement?.contains(status)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('Escape does not discard a code that is shown only once', async () => {
    clinicServer([])
    await openInvites()
    await identify()
    await press('Make an invitation')
    await screen.findByText('7KM2P 9QX4R')
    await userEvent.setup().keyboard('{Escape}')
    expect(screen.getByText('7KM2P 9QX4R')).toBeDefined()
    await press('Close')
    await waitFor(() => expect(screen.queryByText('7KM2P 9QX4R')).toBeNull())
  })

  test('creating another invitation starts at the first question', async () => {
    clinicServer([])
    await openInvites()
    await identify()
    await press('Make an invitation')
    await press('Another invitation')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^In person/ })),
    )
  })

  test('a letter contains the code, its expiry, and whom to call in an emergency', async () => {
    clinicServer([])
    await openInvites()
    await userEvent.setup().click(await screen.findByRole('radio', { name: /By letter/ }))
    await identify()
    await press('Make an invitation')
    await screen.findByRole('button', { name: 'Print the letter' })
    expect(screen.queryByText(/Ask the patient to scan this/)).toBeNull()
    const letter = within(
      screen.getByRole('article', { name: 'Your invitation to Second Wind', hidden: true }),
    )
    expect(
      await letter.findByText('From Dr. Helen Marsh, Respiratory Medicine, Leeds Chest Clinic'),
    ).toBeDefined()
    expect(
      letter.getByText(/^3\. Phone your clinic within 1 hour of seeing the words, and read them out/),
    ).toBeDefined()
    expect(letter.getByText('The phone number of your clinic:')).toBeDefined()
    expect(letter.getByText(/^On an iPhone or iPad/)).toBeDefined()
    expect(letter.getByText('7KM2P 9QX4R')).toBeDefined()
    expect(letter.getByText(/^This invitation is good until/)).toBeDefined()
    expect(letter.getByText(/In an emergency call 999/)).toBeDefined()
  })
})

describe('an invitation for a named patient', () => {
  test('includes date of birth and NHS number, on the letter too', async () => {
    clinicServer([])
    await openInvites()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('radio', { name: /By letter/ }))
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1955-11-23' } })
    await user.type(screen.getByRole('textbox', { name: 'NHS number' }), '943 476 5919')
    await press('Make an invitation')
    const letter = within(
      await screen.findByRole('article', { name: 'Your invitation to Second Wind', hidden: true }),
    )
    expect(
      letter.getByText(/these details: Born 23 November 1955 \(\d+\), NHS number 943 476 5919\./),
    ).toBeDefined()
  })

  test('is not created without date of birth, and number or reason', async () => {
    const server = clinicServer([])
    await openInvites()
    await press('Make an invitation')
    expect(screen.getByText('Enter the date of birth of the patient.')).toBeDefined()
    expect(screen.getByText('Enter the number of the patient, or say why there is none.')).toBeDefined()
    expect(server.sent.filter(({ options }) => options.method === 'POST')).toEqual([])

    await identify()
    await press('Make an invitation')
    await screen.findByText('7KM2P 9QX4R')
    const [made] = server.sent.filter(({ options }) => options.method === 'POST')
    expect(JSON.parse(typeof made?.options.body === 'string' ? made.options.body : '')).toEqual({
      handover: 'in_person',
      identity: { dateOfBirth: '1955-11-23' },
      noNumber: 'not-known-yet',
    })
  })

  test('is not created for an NHS number with a wrong check digit', async () => {
    const server = clinicServer([])
    await openInvites()
    await userEvent.setup().type(await screen.findByRole('textbox', { name: 'NHS number' }), '9434765918')
    await press('Make an invitation')
    expect(screen.getByText('This is not a valid number. Check all 10 digits.')).toBeDefined()
    expect(server.sent.filter(({ options }) => options.method === 'POST')).toEqual([])
  })

  test('can be compared by the clinician with the person who joins', async () => {
    const identity = { dateOfBirth: '1955-11-23', nhsNumber: '9434765919' }
    clinicServer([{ ...asking, identity }])
    await openInvites()
    expect(
      await screen.findByText(/^You invited a patient with these details: Born 23 November 1955/),
    ).toBeDefined()
    expect(screen.getByText(/^The patient entered the age 34\. By the date of birth it is/)).toBeDefined()
  })
})

test('an open invitation shows whom it is for, and what of that is not checked', async () => {
  clinicServer([
    anInvite('letter', { identity: { dateOfBirth: '1955-11-23' } }),
    anInvite('letter', { id: idNumbered(3) }),
  ])
  await openInvites()
  const open = within(await screen.findByRole('region', { name: 'Open invitations' }))
  expect(open.getByText(/Born 23 November 1955 \(\d+\), identity not fully checked/)).toBeDefined()
  expect(open.getByText(/· Identity not checked ·/)).toBeDefined()
})

describe('approving a join', () => {
  test('of an invitation without details says that nobody has checked the identity', async () => {
    clinicServer([asking])
    await openInvites()
    expect(await screen.findByText(/^Identity not checked: neither date of birth nor/)).toBeDefined()
  })

  test('that is refused for the number of another patient says so', async () => {
    const server = clinicServer([asking])
    const message = 'You have another patient with this number. Check both records.'
    const fields = [{ path: 'identity.nhsNumber', message }]
    server.respondTo(approveJoinPath(joinId), () =>
      reply({ error: { code: 'conflict', message, fields } }, { status: 409 }),
    )
    await openInvites()
    await press('Approve')
    await press('Yes, approve')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.queryByText(/: approved\./)).toBeNull()
  })

  test('a waiting patient is shown at the button, and approved only after a confirmation', async () => {
    const server = clinicServer([asking])
    server.respondTo(approveJoinPath(joinId), () => {
      server.list.current = []
      return reply(anInvite())
    })
    renderScreen(
      <ServerStateProvider>
        <InvitationButton clinician={helen} nameOf={String} />
      </ServerStateProvider>,
    )
    await press(/^Invite a patient \(1 waiting\)$/)
    expect(await screen.findByText('amber kettle')).toBeDefined()
    expect(screen.getByText(/ask for their date of birth/)).toBeDefined()
    await press('Approve')
    expect(
      screen.getByText('Does Amina Yusuf’s phone show “amber kettle”, and is the date of birth right?'),
    ).toBeDefined()
    expect(server.countOf(approveJoinPath(joinId))).toBe(0)
    await press('Go back')
    expect(document.activeElement?.textContent).toBe('Approve')
    await press('Approve')
    await press('Yes, approve')
    expect(await screen.findByText(/^Amina Yusuf: approved\./)).toBeDefined()
  })

  test('declining approves no one', async () => {
    const server = clinicServer([asking])
    server.respondTo(declineJoinPath(joinId), () => {
      server.list.current = []
      return reply(anInvite())
    })
    await openInvites()
    await press('Decline')
    const status = await screen.findByText('Declined. Nothing is shared.')
    await waitFor(() => expect(screen.queryByText('amber kettle')).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(status)).toBe(true)
    expect(server.countOf(approveJoinPath(joinId))).toBe(0)
  })

  test('an approval that did not reach the server is not shown as approved', async () => {
    const server = clinicServer([asking])
    server.respondTo(approveJoinPath(joinId), noNetwork)
    await openInvites()
    await press('Approve')
    await press('Yes, approve')
    expect(await screen.findByText('The server cannot be reached. Nothing was changed.')).toBeDefined()
    expect(screen.queryByText(/: approved\./)).toBeNull()
  })
})
