import { approveJoinPath, declineJoinPath } from '@second-wind/core/access/contract/invitations'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ServerStateProvider } from '../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { InvitationButton } from '../../../../web/src/clinician/invitations/invitation-button.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { noNetwork, reply } from '../../data/server/fake-api.ts'
import {
  anInvitation,
  asking,
  clinicServer,
  helen,
  joinId,
  openInvitations,
  press,
} from './open-invitations.tsx'
import '../../../support/real-mode.ts'

withFreshDatabase()

describe('approving a join', () => {
  test('shows that the identity was not checked when the invitation has no details', async () => {
    clinicServer([asking])
    await openInvitations()
    expect(await screen.findByText(/^Identity not checked: neither date of birth nor/)).toBeDefined()
  })

  test('shows the reason when it is refused for the number of another patient', async () => {
    const server = clinicServer([asking])
    const message = 'You have another patient with this number. Check both records.'
    const fields = [{ path: 'identity.nhsNumber', message }]
    server.respondTo(approveJoinPath(joinId), () =>
      reply({ error: { code: 'conflict', message, fields } }, { status: 409 }),
    )
    await openInvitations()
    await press('Approve')
    await press('Yes, approve')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.queryByText(/^Approved: /)).toBeNull()
  })

  test('shows the waiting patient at the button, and needs a confirmation', async () => {
    const server = clinicServer([asking])
    server.respondTo(approveJoinPath(joinId), () => {
      server.list.current = []
      return reply(anInvitation())
    })
    renderScreen(
      <ServerStateProvider>
        <InvitationButton clinician={helen} nameOf={String} />
      </ServerStateProvider>,
    )
    await press(/^Invite a patient \(1 waiting\)$/)
    expect(await screen.findByText('amber kettle')).toBeDefined()
    expect(screen.getByText(/ask for their date of birth/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Create an invitation' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Invite another patient' })).toBeDefined()
    await press('Approve')
    expect(
      screen.getByText('Does Amina Yusuf’s phone show “amber kettle”, and is the date of birth right?'),
    ).toBeDefined()
    expect(server.countOf(approveJoinPath(joinId))).toBe(0)
    await press('Go back')
    expect(document.activeElement?.textContent).toBe('Approve')
    await press('Approve')
    await press('Yes, approve')
    expect(await screen.findByText(/^Approved: Amina Yusuf\./)).toBeDefined()
  })

  test('does not happen when the clinician declines', async () => {
    const server = clinicServer([asking])
    server.respondTo(declineJoinPath(joinId), () => {
      server.list.current = []
      return reply(anInvitation())
    })
    await openInvitations()
    await press('Decline')
    const status = await screen.findByText('Declined. Nothing is shared.')
    await waitFor(() => expect(screen.queryByText('amber kettle')).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(status)).toBe(true)
    expect(server.countOf(approveJoinPath(joinId))).toBe(0)
  })

  test('is not shown when it did not reach the server', async () => {
    const server = clinicServer([asking])
    server.respondTo(approveJoinPath(joinId), noNetwork)
    await openInvitations()
    await press('Approve')
    await press('Yes, approve')
    expect(await screen.findByText('We cannot connect right now. Nothing was changed.')).toBeDefined()
    expect(screen.queryByText(/^Approved: /)).toBeNull()
  })
})
