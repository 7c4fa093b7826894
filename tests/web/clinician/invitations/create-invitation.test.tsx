import { cancelInvitationPath } from '@second-wind/core/access/contract/invitations'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { reply } from '../../data/server/fake-api.ts'
import {
  anInvitation,
  asking,
  clinicServer,
  identify,
  invitationId,
  openInvitations,
  press,
} from './open-invitations.tsx'
import '../../../support/real-mode.ts'

withFreshDatabase()

describe('an invitation that a clinician creates', () => {
  test('is shown as a QR code and a code to read out, until it is cancelled', async () => {
    const server = clinicServer([])
    server.respondTo(cancelInvitationPath(invitationId), () => {
      server.list.current = [anInvitation('in_person', { state: 'cancelled' })]
      return reply(anInvitation('in_person', { state: 'cancelled' }))
    })
    await openInvitations()
    await identify()
    await press('Create an invitation')
    expect(await screen.findByRole('img', { name: 'QR code of the invitation' })).toBeDefined()
    expect(screen.getByText('7KM2P 9QX4R')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Print the letter' })).toBeNull()

    await press(/^Cancel: In person/)
    await waitFor(() => expect(screen.queryByText('7KM2P 9QX4R')).toBeNull())
    const status = screen.getByText('Cancelled. That invitation can no longer be used.')
    expect(document.activeElement?.contains(status)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('stays on the screen after Escape, because its code is shown only once', async () => {
    clinicServer([])
    await openInvitations()
    await identify()
    await press('Create an invitation')
    await screen.findByText('7KM2P 9QX4R')
    await userEvent.setup().keyboard('{Escape}')
    expect(screen.getByText('7KM2P 9QX4R')).toBeDefined()
    await press('Close')
    await waitFor(() => expect(screen.queryByText('7KM2P 9QX4R')).toBeNull())
  })

  test('is followed by an empty first question for the next one', async () => {
    clinicServer([])
    await openInvitations()
    await identify()
    await press('Create an invitation')
    await press('Another invitation')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^In person/ })),
    )
  })

  test('contains on a letter the code, its expiry, and whom to call in an emergency', async () => {
    clinicServer([])
    await openInvitations()
    await userEvent.setup().click(await screen.findByRole('radio', { name: /By letter/ }))
    await identify()
    await press('Create an invitation')
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
    expect(letter.getByText('Your clinic’s phone number:')).toBeDefined()
    expect(letter.getByText(/^On an iPhone or iPad/)).toBeDefined()
    expect(letter.getByText('7KM2P 9QX4R')).toBeDefined()
    expect(letter.getByText(/^This invitation is valid until/)).toBeDefined()
    expect(letter.getByText(/In an emergency call 999/)).toBeDefined()
  })
})

describe('an invitation for a named patient', () => {
  test('includes date of birth and NHS number, on the letter too', async () => {
    clinicServer([])
    await openInvitations()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('radio', { name: /By letter/ }))
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1955-11-23' } })
    await user.type(screen.getByRole('textbox', { name: 'NHS number' }), '943 476 5919')
    await press('Create an invitation')
    const letter = within(
      await screen.findByRole('article', { name: 'Your invitation to Second Wind', hidden: true }),
    )
    expect(
      letter.getByText(/these details: Born 23 November 1955 \(\d+\), NHS number 943 476 5919\./),
    ).toBeDefined()
  })

  test('is not created without date of birth, and number or reason', async () => {
    const server = clinicServer([])
    await openInvitations()
    await press('Create an invitation')
    expect(screen.getByText('Enter the patient’s date of birth.')).toBeDefined()
    expect(
      screen.getByText('Enter the patient’s number, or choose a reason why there is not one.'),
    ).toBeDefined()
    expect(server.sent.filter(({ options }) => options.method === 'POST')).toEqual([])

    await identify()
    await press('Create an invitation')
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
    await openInvitations()
    await userEvent.setup().type(await screen.findByRole('textbox', { name: 'NHS number' }), '9434765918')
    await press('Create an invitation')
    expect(screen.getByText('Enter a valid number. Check all 10 digits.')).toBeDefined()
    expect(server.sent.filter(({ options }) => options.method === 'POST')).toEqual([])
  })

  test('can be compared by the clinician with the person who joins', async () => {
    const identity = { dateOfBirth: '1955-11-23', nhsNumber: '9434765919' }
    clinicServer([{ ...asking, identity }])
    await openInvitations()
    expect(
      await screen.findByText(/^You invited a patient with these details: Born 23 November 1955/),
    ).toBeDefined()
    expect(
      screen.getByText(/^The patient's own profile says 34\. The date of birth makes them/),
    ).toBeDefined()
  })
})

describe('an open invitation', () => {
  test('shows whom it is for, and what of that is not checked', async () => {
    clinicServer([
      anInvitation('letter', { identity: { dateOfBirth: '1955-11-23' } }),
      anInvitation('letter', { id: idNumbered(3) }),
    ])
    await openInvitations()
    const open = within(await screen.findByRole('region', { name: 'Open invitations' }))
    expect(open.getByText(/Born 23 November 1955 \(\d+\), identity not fully checked/)).toBeDefined()
    expect(open.getByText(/· Identity not checked ·/)).toBeDefined()
  })
})
