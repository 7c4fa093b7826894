import { currentConsent } from '@second-wind/api/access/shares/current-consent'
import { withdrawShare } from '@second-wind/api/access/shares/withdraw-share'
import { findClinician } from '@second-wind/api/platform/authentication/clinician.repo'
import { joinPath, linkNewDevicePath } from '@second-wind/core/access/contract/join'
import { deviceLimits } from '@second-wind/core/access/device-limits'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, beforeEach, afterEach, expect, test, vi } from 'vitest'
import { claimAccount, readAccountId } from '../../../../web/src/data/local/account/account.ts'
import { readSyncFacts } from '../../../../web/src/data/local/outbox/sync-facts.ts'
import { captureNow } from '../../../../web/src/data/local/records/capture-time.ts'
import { createProfile } from '../../../../web/src/data/local/records/create-profile.ts'
import { findProfile } from '../../../../web/src/data/local/records/read-records.ts'
import { stopFlushing } from '../../../../web/src/data/pwa/flush-triggers.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { logEntries } from '../../data/local/records/logged-entries.ts'
import { withClinicServer } from './clinic-server.ts'
import { heading, fireOnline, press, openInvitationLink } from './join-steps.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
const clinic = withClinicServer()
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(stopFlushing)

/** Patient 1 has agreed to the current text. */
async function agreedBefore(): Promise<void> {
  const { db: there, real } = clinic().api
  const clinician = await findClinician(there, clinicianId.parse(1))
  if (!clinician) throw new Error('there is no clinician 1')
  const { version, sha256 } = currentConsent(clinician, real)
  await there
    .insertInto('consents')
    .values({
      id: idNumbered(0xc0),
      patient_id: patientId.parse(1),
      clinician_id: clinician.id,
      text_version: version,
      text_sha256: sha256,
      given_at: '2026-11-01T09:00:00.000Z',
      device_id: null,
      withdrawn_at: null,
    })
    .execute()
}

async function sayWho(): Promise<void> {
  const name = await screen.findByLabelText<HTMLInputElement>('Your name')
  if (name.value === '') {
    await userEvent.setup().type(name, 'Amina Yusuf')
    await userEvent.setup().type(screen.getByLabelText('Your age'), '34')
  }
  await press('Ask to join')
  await heading('Tell your clinic these 2 words')
}

async function letIn(): Promise<void> {
  await clinic().approve()
  fireOnline()
  await heading('Save your recovery code')
}

/** An empty phone, whose owner has agreed before. */
async function requestAndApprove(): Promise<void> {
  await openInvitationLink((await clinic().inviteNewDevice(1)).token)
  await press('Yes, continue')
  await press('Continue')
  await sayWho()
  await clinic().approve()
  fireOnline()
}

const codes = async () =>
  clinic().api.db.selectFrom('consents').select('patient_id').where('withdrawn_at', 'is', null).execute()

describe('opening an existing record', () => {
  test('an empty phone opens the record of a patient who consented earlier, without consent or profile setup', async () => {
    await agreedBefore()
    await openInvitationLink((await clinic().inviteNewDevice(1)).token)
    expect(
      await screen.findByText('Dr. Helen Marsh is inviting you to open your record on this phone.'),
    ).toBeDefined()
    await press('Yes, continue')
    await heading('Who can see your record')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('Continue')
    await sayWho()
    await letIn()

    expect(await readAccountId()).toBe(1)
    await waitFor(async () => expect((await findProfile())?.name).toBe(aProfile().name))
    expect(await codes()).toHaveLength(1)
  })

  test('entries logged on the phone are added to the record after a confirmation, but its profile is not', async () => {
    await agreedBefore()
    await createProfile(aProfile({ name: 'Typed In Haste', age: 90 }), captureNow())
    await logEntries(2)
    await openInvitationLink((await clinic().inviteNewDevice(1)).token)
    await press('Yes, continue')
    await heading('Is everything on this phone yours?')
    expect(screen.getByText(/If any of it belongs to someone else, stop here\./)).toBeDefined()
    await press('Yes, all of it is mine')
    await press('Continue')
    await sayWho()
    await letIn()

    await waitFor(async () => expect((await readSyncFacts()).pending).toBe(0))
    await waitFor(async () => expect((await findProfile())?.name).toBe(aProfile().name))
    const there = clinic().api.db
    const entries = await there.selectFrom('symptom_entries').select('patient_id').execute()
    expect(entries).toEqual([{ patient_id: 1 }, { patient_id: 1 }])
    const [record] = await there
      .selectFrom('patients')
      .select(['name', 'age'])
      .where('id', '=', patientId.parse(1))
      .execute()
    expect(record).toEqual({ name: aProfile().name, age: aProfile().age })
    expect(await db.deadletter.count()).toBe(0)
  })

  test('with five silent phones, the screen names the phone that will be signed out, before the new code', async () => {
    await agreedBefore()
    await clinic().api.signInPatient(1)
    await clinic().api.db.updateTable('linked_devices').set({ label: 'Old tablet' }).execute()
    clinic().clock.advance(1_000)
    for (let count = 0; count < 4; count += 1) await clinic().api.signInPatient(1)
    // None is in use.
    await clinic().api.db.updateTable('sessions').set({ created_ms: 0 }).execute()
    await requestAndApprove()
    await heading('Another phone was signed out')
    expect(
      screen.getByText(
        'Old tablet was signed out, because it had not been used for 30 days and you can have up to 5 phones.',
      ),
    ).toBeDefined()
    await press('Continue')
    await heading('Save your recovery code')
  })

  test('when the text has changed since, the patient reads and ticks the new one', async () => {
    await openInvitationLink((await clinic().inviteNewDevice(1)).token)
    await press('Yes, continue')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /to see my record/ })
    expect(box.checked).toBe(false)
    await userEvent.setup().click(box)
    await press('Share')
    await sayWho()
    await letIn()
    expect(await codes()).toEqual([{ patient_id: 1 }])
  })
})

describe('a new phone while another phone of the patient is in use', () => {
  async function waitOnHold(): Promise<void> {
    await agreedBefore()
    await clinic().api.signInPatient(1)
    await requestAndApprove()
    await heading('Your clinic has approved this phone. There is a waiting period')
  }

  test('waits, shows what to do meanwhile, and opens nothing', async () => {
    await waitOnHold()
    expect(screen.getByText(/^This phone can open your record on /)).toBeDefined()
    expect(screen.getByText(/^[a-z]+ [a-z]+$/)).toBeDefined()
    expect(screen.getByText(/your clinic cannot see it until the wait is over/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: /999/ }).length).toBeGreaterThan(0)
    expect(await readAccountId()).toBeUndefined()
    expect(clinic().requests.map(({ call }) => call)).not.toContain(`POST ${linkNewDevicePath}`)
  })

  test('leads to the app, in which the person can log at once', async () => {
    await waitOnHold()
    await userEvent.setup().click(screen.getByRole('link', { name: 'Use the app now' }))
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    await createProfile(aProfile(), captureNow())
    await logEntries(1)
    expect((await readSyncFacts()).pending).toBeGreaterThan(0)
  })

  test('opens the record after the hold, with what was logged meanwhile', async () => {
    await waitOnHold()
    await createProfile(aProfile(), captureNow())
    await logEntries(1)
    clinic().clock.advance(deviceLimits.holdMs)
    fireOnline()
    await heading('Save your recovery code')
    await waitFor(async () => expect((await readSyncFacts()).pending).toBe(0))
    const entries = await clinic().api.db.selectFrom('symptom_entries').select('patient_id').execute()
    expect(entries).toEqual([{ patient_id: 1 }])
  })

  test('is told that it was refused', async () => {
    await waitOnHold()
    await clinic().decline()
    fireOnline()
    await heading('This phone was refused')
    expect(screen.getByText(/If that was not you, phone your clinic today\./)).toBeDefined()
    expect(await readAccountId()).toBeUndefined()
  })
})

describe('a record that cannot be opened', () => {
  test('a phone that is already linked asks to open the invitation on another one', async () => {
    await claimAccount({ patientId: patientId.parse(2) })
    await openInvitationLink((await clinic().inviteNewDevice(1)).token)
    await heading('This phone is already linked')
    expect(clinic().requests.map(({ call }) => call)).not.toContain(`POST ${joinPath}`)
  })

  test('a share withdrawn in the meantime links nothing', async () => {
    await agreedBefore()
    await openInvitationLink((await clinic().inviteNewDevice(1)).token)
    await press('Yes, continue')
    await press('Continue')
    await sayWho()
    await clinic().approve()
    const [patient, clinician] = [patientId.parse(1), clinicianId.parse(1)]
    const by = { kind: 'patient', id: patient } as const
    const withdrawal = { patientId: patient, clinicianId: clinician, by, now: '2026-11-20T18:00:00.000Z' }
    await clinic()
      .api.db.transaction()
      .execute((trx) => withdrawShare(trx, withdrawal))
    fireOnline()
    await heading('This request has ended')
    expect(await readAccountId()).toBeUndefined()
    expect(clinic().requests.map(({ call }) => call)).not.toContain(`POST ${linkNewDevicePath}`)
  })
})
