import { secondApprovalPath } from '@second-wind/core/access/contract/held-devices'
import { approveJoinPath, declineJoinPath } from '@second-wind/core/access/contract/invitations'
import { patientId } from '@second-wind/core/platform/ids'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { reply } from '../../data/server/fake-api.ts'
import { anInvitation, asking, clinicServer, joinId, openInvitations, press } from './open-invitations.tsx'
import '../../../support/real-mode.ts'

withFreshDatabase()

const heldUntil = new Date(Date.now() + 48 * 60 * 60_000).toISOString()
const newDevice = anInvitation('in_person', { ...asking, patientId: patientId.parse(7) })
const held = anInvitation('in_person', {
  ...newDevice,
  join: newDevice.join && { ...newDevice.join, state: 'held', heldUntil },
})

describe('a new phone of a patient who still uses another one', () => {
  test('is called approved and on hold, not simply approved', async () => {
    const server = clinicServer([newDevice])
    server.respondTo(approveJoinPath(joinId), () => {
      server.list.current = [held]
      return reply(held)
    })
    await openInvitations()
    await press('Approve')
    await press('Yes, approve')
    expect(
      await screen.findByText(/^Approved and on hold until .* another phone of 7 was used/),
    ).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'New phones on hold' })).toBeDefined()
    expect(screen.getByText(/^7, until .*\. Two words: amber kettle\./)).toBeDefined()
  })

  test('can be declined while it is on hold', async () => {
    const server = clinicServer([held])
    server.respondTo(declineJoinPath(joinId), () => {
      server.list.current = []
      return reply(anInvitation())
    })
    await openInvitations()
    await press('Decline the new phone of 7')
    await waitFor(() => expect(screen.queryByText(/Two words: amber kettle/)).toBeNull())
    expect(server.countOf(declineJoinPath(joinId))).toBe(1)
  })
})

describe('the second clinician', () => {
  const fillIn = async () => {
    await press('Confirm a colleague’s new phone')
    await userEvent.type(screen.getByLabelText('Two words on the new phone'), 'amber kettle')
    const birth = screen.getByLabelText('Date of birth, as the patient tells you')
    fireEvent.change(birth, { target: { value: '1955-11-23' } })
    await press('Confirm')
  }

  test('confirms a new phone by the two words and the date of birth', async () => {
    const server = clinicServer([])
    const sent: unknown[] = []
    server.respondTo(secondApprovalPath, ({ options }) => {
      sent.push(JSON.parse(typeof options.body === 'string' ? options.body : ''))
      return reply(undefined, { status: 204 })
    })
    await openInvitations()
    await fillIn()
    expect(await screen.findByText('Confirmed. The new phone can open the record now.')).toBeDefined()
    expect(sent).toEqual([{ words: 'amber kettle', dateOfBirth: '1955-11-23' }])
  })

  test('reads why it was refused, and is not told that it was confirmed', async () => {
    const server = clinicServer([])
    const message = 'No new phone on hold matches. Ask the patient for both again.'
    server.respondTo(secondApprovalPath, () =>
      reply(
        { error: { code: 'invalid', message: 'No', fields: [{ path: 'words', message }] } },
        { status: 422 },
      ),
    )
    await openInvitations()
    await fillIn()
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.queryByText(/^Confirmed\./)).toBeNull()
  })

  test('is asked for whatever is missing, and nothing is sent', async () => {
    const server = clinicServer([])
    await openInvitations()
    await press('Confirm a colleague’s new phone')
    await press('Confirm')
    expect(await screen.findByText('Enter the two words on the new phone')).toBeDefined()
    expect(screen.getByText('Enter the patient’s date of birth.')).toBeDefined()
    expect(server.countOf(secondApprovalPath)).toBe(0)
  })
})
