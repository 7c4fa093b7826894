import { createAccountPath } from '@second-wind/core/access/contract/join'
import { minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAccountId } from '../../../../web/src/data/local/account/account.ts'
import { stopFlushing } from '../../../../web/src/data/pwa/flush-triggers.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { openApp } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { withClinicServer } from './clinic-server.ts'
import { agreeAndRequestJoin, heading, fireOnline, press, openInvitationLink } from './join-steps.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
const clinic = withClinicServer()
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(stopFlushing)

const setUp = () => db.profile.put(aPatient())

describe('waiting for the approval of the clinic', () => {
  test('a phone that cannot delete its join shows an error', async () => {
    await setUp()
    await openInvitationLink((await clinic().invite()).token)
    await agreeAndRequestJoin()
    const refusing = vi.spyOn(db.meta, 'delete').mockRejectedValue(new Error('disk'))
    await press('Cancel request')
    expect(await screen.findByText(/We could not save this on your phone/)).toBeDefined()
    expect(screen.queryByText(/^Your request is cancelled/)).toBeNull()
    refusing.mockRestore()
  })

  test('after the app was closed while waiting, the same words are shown again, and then the answer', async () => {
    await setUp()
    const { token } = await clinic().invite()
    await openInvitationLink(token)
    const phrase = await agreeAndRequestJoin()
    cleanup()
    await openApp('/join')
    expect(await screen.findByText(phrase)).toBeDefined()

    await clinic().decline()
    fireOnline()
    await heading('Your clinic did not accept your request')
    expect(await readAccountId()).toBeUndefined()
  })

  test.each([
    ['told', /^Your request is cancelled .+new invitation/, 'declined'],
    ['not informed, without signal', /we could not tell your clinic/, 'waiting'],
  ])('a patient who cancels is forgotten on the phone, and the clinic is %s', async (told, says, state) => {
    await setUp()
    await openInvitationLink((await clinic().invite()).token)
    await agreeAndRequestJoin()
    if (told !== 'told') clinic().cutSignal()
    await press('Cancel request')
    expect(await screen.findByText(says)).toBeDefined()
    await waitFor(async () => expect(await db.meta.get('joining')).toBeUndefined())
    const joins = await clinic().api.db.selectFrom('joins').select('state').execute()
    expect(joins).toEqual([{ state }])
  })

  test('without signal the words stay, and the screen states that the app keeps asking', async () => {
    await setUp()
    const { token } = await clinic().invite()
    await openInvitationLink(token)
    const phrase = await agreeAndRequestJoin()
    clinic().cutSignal()
    fireOnline()
    expect(await screen.findByText(/We cannot connect right now\. Keep the app open/)).toBeDefined()
    expect(screen.getByText(phrase)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Call 999' })).toBeDefined()
  })

  test('without a profile, the patient is approved and then asked for one before anything is sent', async () => {
    const { token } = await clinic().invite()
    await openInvitationLink(token)
    await press('Yes, continue')
    await userEvent.setup().click(await screen.findByRole('checkbox'))
    await press('Share')
    await press('Ask to join')
    expect(await screen.findByText('Name must be at least 2 characters')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
    await userEvent.setup().type(screen.getByLabelText('Your name'), 'Amina Yusuf')
    await press('Ask to join')
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: 'Your age', description: /from 1 to 120/ }),
    )
    await userEvent.setup().type(screen.getByLabelText('Your age'), '34')
    await press('Ask to join')
    await heading('Tell your clinic these 2 words')
    await clinic().approve()
    fireOnline()
    expect((await screen.findByRole('link', { name: 'Set up your profile' })).getAttribute('href')).toBe(
      '/onboarding',
    )
    expect(clinic().requests.map(({ call }) => call)).not.toContain(`POST ${createAccountPath}`)

    await setUp()
    await heading('Save your recovery code')
  })

  test('a phone with an old usual day that has red phlegm joins with the rest of that day', async () => {
    const usualDay = { breathlessness: 4, setOn: '2026-11-01' }
    await db.profile.put(aPatient({ usualDay: { ...usualDay, sputumColor: 'red' } }))
    await openInvitationLink((await clinic().invite()).token)
    await agreeAndRequestJoin()
    await clinic().approve()
    fireOnline()
    await heading('Save your recovery code')
    const claim = clinic().requests.find(({ call }) => call === `POST ${createAccountPath}`)
    expect(JSON.parse(claim?.body ?? '')).toMatchObject({ usualDay })
    expect(claim?.body).not.toContain('"sputumColor"')
  })

  test('a patient whose number another record has by now is asked to phone the clinic, and nothing is shared', async () => {
    await setUp()
    const { token } = await clinic().invite()
    await openInvitationLink(token)
    await agreeAndRequestJoin()
    await clinic().approve()
    const number = { nhs_number: '9434765919' }
    await clinic().api.db.updateTable('invites').set(number).execute()
    await clinic().api.db.updateTable('patients').set(number).execute()
    fireOnline()
    expect(await screen.findByText(/^Your clinic needs to check your details before/)).toBeDefined()
    expect(await readAccountId()).toBeUndefined()
  })

  test('a join without an answer in time is sent again with the same words', async () => {
    await setUp()
    const { token } = await clinic().invite('letter')
    await openInvitationLink(token)
    const phrase = await agreeAndRequestJoin()
    clinic().clock.advance(61 * minuteMs)
    fireOnline()
    await heading('Your clinic did not reply in time')
    await press('Ask again')
    await heading('Tell your clinic these 2 words')
    expect(screen.getByText(phrase)).toBeDefined()

    clinic().clock.advance(73 * hourMs)
    fireOnline()
    await press('Ask again')
    await heading('This request has ended')
  })
})
