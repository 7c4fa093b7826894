import { deployerPath } from '@second-wind/core/access/contract/deployer'
import type { Handover, Invitation } from '@second-wind/core/access/contract/invitations'
import { createInvitationBody, invitationsPath } from '@second-wind/core/access/contract/invitations'
import { clinician } from '@second-wind/core/care/clinician'
import { minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerStateProvider } from '../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { InvitationButton } from '../../../../web/src/clinician/invitations/invitation-button.tsx'
import { idNumbered } from '../../../fixtures/ids.ts'
import { renderScreen } from '../../../support/render.tsx'
import { fakeApi, reply } from '../../data/server/fake-api.ts'
import { helen as clinicianOne } from '../open-dashboard.tsx'

export const [invitationId, joinId] = [idNumbered(1), idNumbered(2)]
export const helen = clinician.parse(clinicianOne)
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

export const anInvitation = (
  handover: Handover = 'in_person',
  changes: Partial<Invitation> = {},
): Invitation => ({
  id: invitationId,
  handover,
  patientId: null,
  identity: {},
  state: 'open',
  createdAt: inMs(0),
  expiresAt: inMs(handover === 'letter' ? 72 * hourMs : 15 * minuteMs),
  join: null,
  ...changes,
})

export const asking = anInvitation('in_person', {
  state: 'used',
  join: {
    id: joinId,
    state: 'waiting',
    person: { name: 'Amina Yusuf', age: 34, deviceLabel: 'Chrome on Android' },
    words: 'amber kettle',
    askedAt: inMs(0),
    expiresAt: inMs(15 * minuteMs),
  },
})

/** A server that lists these, and hands out an invitation when it is asked for one. */
export function clinicServer(listed: Invitation[]) {
  const list = { current: listed }
  const server = fakeApi()
  server.respondTo(invitationsPath, ({ options }) => {
    if (options.method === 'GET') return reply(list.current)
    const { handover, identity } = createInvitationBody.parse(
      JSON.parse(typeof options.body === 'string' ? options.body : ''),
    )
    list.current = [anInvitation(handover, { identity }), ...list.current]
    return reply(
      { ...anInvitation(handover, { identity }), token: 'a-token', code: '7KM2P9QX4R' },
      { status: 201 },
    )
  })
  server.respondTo(deployerPath, () => reply({ organisation: 'Leeds Chest Clinic' }))
  return { ...server, list }
}

export const press = async (name: string | RegExp) =>
  userEvent.setup().click(await screen.findByRole('button', { name }))

export async function openInvitations() {
  renderScreen(
    <ServerStateProvider>
      <InvitationButton clinician={helen} nameOf={String} />
    </ServerStateProvider>,
  )
  await press(/^Invite a patient/)
}

/** What must be known of a new patient. */
export async function identify() {
  fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: '1955-11-23' } })
  fireEvent.change(screen.getByLabelText('Why is there no number?'), { target: { value: 'not-known-yet' } })
}
