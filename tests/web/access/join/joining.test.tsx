import { createAccountPath, joinPath } from '@second-wind/core/access/contract/join'
import { clinicianId } from '@second-wind/core/platform/ids'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAccountId } from '../../../../web/src/data/local/account/account.ts'
import { readSyncFacts } from '../../../../web/src/data/local/outbox/sync-facts.ts'
import { stopFlushing } from '../../../../web/src/data/pwa/flush-triggers.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { openApp } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { logEntries } from '../../data/local/records/logged-entries.ts'
import { fakeApi, reply } from '../../data/server/fake-api.ts'
import { withClinicServer } from './clinic-server.ts'
import {
  agreeAndRequestJoin,
  heading,
  joinFirstClinic,
  fireOnline,
  press,
  openInvitationLink,
} from './join-steps.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
const clinic = withClinicServer()
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(stopFlushing)

const setUp = () => db.profile.put(aPatient())

describe('agreeing and being approved', () => {
  test('after agreement and approval, the patient keeps a recovery code, and earlier entries are sent', async () => {
    await setUp()
    await logEntries(2)
    const { token } = await clinic().invite()
    await openInvitationLink(token)
    const phrase = await agreeAndRequestJoin()
    await clinic().approve()
    fireOnline()

    await heading('Save your recovery code')
    expect(phrase).toMatch(/^[a-z]+ [a-z]+$/)
    await waitFor(async () => expect((await readSyncFacts()).pending).toBe(0))
    expect(await readAccountId()).toBe(3)
    await press('Go to Home')
    const kept = screen.getByRole('checkbox', { description: 'Save the code, then tick the box' })
    expect(document.activeElement).toBe(kept)
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'I have saved my code' }))
    await press('Go to Home')
    await waitFor(async () => expect(await db.meta.get('joining')).toBeUndefined())
  })

  test('a phone with an account adds one more clinician, and keeps its account', async () => {
    await setUp()
    await joinFirstClinic(clinic())
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'I have saved my code' }))
    await press('Go to Home')
    await waitFor(async () => expect(await db.meta.get('joining')).toBeUndefined())
    cleanup()

    await clinic().goToOtherDesk()
    const { token } = await clinic().invite()
    await openInvitationLink(token)
    await agreeAndRequestJoin()
    await clinic().approve()
    fireOnline()
    await heading('You are linked')
    expect(await readAccountId()).toBe(3)
    expect(clinic().requests.filter(({ call }) => call === `POST ${createAccountPath}`)).toHaveLength(1)
  })

  test('before the agreement nothing is sent to the clinic, and the box is not ticked', async () => {
    await setUp()
    const { token } = await clinic().invite()
    await openInvitationLink(token)
    await press('Yes, continue')
    expect(await screen.findByText(/Dr\. .+Respiratory/)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    await press('Share')
    const box = screen.getByRole('checkbox', { description: /Tick the box if you agree/ })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(box)
    const sent = clinic().requests.map(({ body }) => body)
    expect(sent.join()).not.toContain('Amina')

    await press('No, thanks')
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
    expect(clinic().requests.map(({ call }) => call)).not.toContain(`POST ${joinPath}`)
  })
})

describe('invitations that cannot be used', () => {
  test.each([
    ['a used invitation', 404, {}, /We do not recognise this invitation\./],
    ['too many tries', 429, { 'retry-after': '540' }, /You have tried too many times\. Wait 9 minutes/],
  ])('%s is explained in words', async (_, status, headers, text) => {
    const code = status === 404 ? 'invite_unknown' : 'too_many_requests'
    fakeApi(() => reply({ error: { code, message: 'No' } }, { status, headers }))
    await openApp('/join')
    await userEvent.setup().type(await screen.findByLabelText('Code from your clinic'), '7km2p 9qx4r')
    await press('Continue')
    expect(await screen.findByText(text)).toBeDefined()
    const field = screen.getByLabelText('Code from your clinic')
    expect(field.getAttribute('aria-invalid')).toBe(status === 404 ? 'true' : null)
    expect(document.activeElement === field).toBe(status === 404)
  })

  test('without a typed code, the focus moves to its field', async () => {
    await openApp('/join')
    await press('Continue')
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { description: /Type the code from your clinic/ }),
    )
  })

  test('a used invitation offers no second attempt', async () => {
    fakeApi(() => reply({ error: { code: 'invite_unknown', message: 'No' } }, { status: 404 }))
    await openInvitationLink('used')
    expect(await screen.findByText(/We do not recognise this invitation\./)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('after agreeing, the patient can still cancel before the clinic is asked', async () => {
    await setUp()
    await openInvitationLink((await clinic().invite()).token)
    await press('Yes, continue')
    await userEvent.setup().click(await screen.findByRole('checkbox'))
    await press('Share')
    await heading('Who you are')
    await press('No, thanks')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Who you are' })).toBeNull())
    expect(clinic().requests.map(({ call }) => call)).not.toContain(`POST ${joinPath}`)
  })

  test('an agreement to a text that has changed meanwhile is requested again', async () => {
    await setUp()
    const { token } = await clinic().invite()
    await openInvitationLink(token)
    await press('Yes, continue')
    await userEvent.setup().click(await screen.findByRole('checkbox'))
    await press('Share')
    // The clinician's name, which is part of the text, changes between reading and sending.
    await clinic()
      .api.db.updateTable('clinicians')
      .set({ name: 'Helen Stone' })
      .where('id', '=', clinicianId.parse(1))
      .execute()
    await press('Ask to join')
    expect(await screen.findByText(/This text has changed since you read it\./)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Helen Stone/ }).checked).toBe(false)
  })
})
