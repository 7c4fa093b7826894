import { PatientWork } from '@second-wind/api/care/patient-work'
import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { hasShare } from '@second-wind/api/platform/authentication/clinician.repo'
import { insertPasskey } from '@second-wind/api/platform/passkeys/passkeys.repo'
import { applyMutation } from '@second-wind/api/sync/apply-changes'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import type { RealApi } from '../../../support/open-real-api.ts'
import { lookUpDeviceLink } from '../../access/accounts/linked-devices.ts'
import { createApprovedNewDevice } from '../../access/accounts/new-device-requests.ts'
import { createPasskey } from '../../access/accounts/patient-passkeys.ts'
import { createInvitation, createPendingJoin } from '../../access/join/join-requests.ts'
import { raiseAlert } from '../../care/alerts/raise-alert.ts'

/** The object that a path parameter names, unless it is the number of a patient or a clinician. */
export type RouteObject = {
  idOf: (owner: 1 | 2) => string
  body: (caller: number, owner: number) => unknown
  /** Brings back what the caller before has ended, so that the next one finds it too. */
  renew?: () => Promise<void>
}

const noBody = () => undefined

/** By method and path. A new route with an unknown path parameter fails the matrix. */
export async function createRouteObjects(api: RealApi): Promise<Record<string, RouteObject>> {
  const [alerts, activities] = [new Map<number, string>(), new Map<number, string>()]
  for (const owner of [1, 2] as const) {
    alerts.set(owner, await raiseAlert(api.db, { number: owner, patient: owner }))
    activities.set(owner, await logActivity(api, owner))
  }
  const desks = { 1: (await api.signInClinician(1)).cookie, 2: (await api.signInClinician(2)).cookie }
  const invites = { 1: await createInvitation(api, desks[1]), 2: await createInvitation(api, desks[2]) }
  const joins = { 1: await createPendingJoin(api, desks[1]), 2: await createPendingJoin(api, desks[2]) }
  const phones = { 1: await api.signInPatient(1), 2: await api.signInPatient(2) }
  const links = {
    1: await lookUpDeviceLink(api, phones[1].cookie),
    2: await lookUpDeviceLink(api, phones[2].cookie),
  }
  const passkeys = { 1: await aPasskeyOf(api, 1), 2: await aPasskeyOf(api, 2) }
  const ownPasskeys = {
    1: await createPasskey(api, phones[1].cookie),
    2: await createPasskey(api, phones[2].cookie),
  }
  const held = { 1: await aHeldDeviceOf(api, 1), 2: await aHeldDeviceOf(api, 2) }
  const alertOf = (owner: 1 | 2) => alerts.get(owner) ?? ''
  const clinicianBody = (id: number) => ({ clinicianId: id })
  return {
    'PUT /api/patient-alerts/:id/read': { idOf: alertOf, body: clinicianBody },
    'PUT /api/patient-alerts/:id/resolve': { idOf: alertOf, body: clinicianBody },
    'PUT /api/activities/:id': {
      idOf: (owner) => activities.get(owner) ?? '',
      body: () => ({ completed: true }),
    },
    'POST /api/invites/:id/cancel': { idOf: (owner) => invites[owner].id, body: () => ({}) },
    'POST /api/joins/:id/approve': { idOf: (owner) => joins[owner].joinId, body: () => ({}) },
    'POST /api/joins/:id/decline': { idOf: (owner) => joins[owner].joinId, body: () => ({}) },
    'POST /api/clinician-auth/passkeys/:id/rename': {
      idOf: (owner) => passkeys[owner],
      body: () => ({ label: 'Desk' }),
    },
    'POST /api/clinician-auth/passkeys/:id/remove': { idOf: (owner) => passkeys[owner], body: () => ({}) },
    'POST /api/devices/:id/revoke': {
      idOf: (owner) => phones[owner].deviceId,
      body: () => ({ lost: false }),
    },
    'POST /api/held-phones/:id/refuse': { idOf: (owner) => held[owner], body: () => ({}) },
    'POST /api/held-phones/:id/allow': { idOf: (owner) => held[owner], body: () => ({}) },
    'POST /api/passkeys/:id/remove': { idOf: (owner) => ownPasskeys[owner], body: () => ({}) },
    'POST /api/device-links/:id/approve': { idOf: (owner) => links[owner], body: () => ({}) },
    'POST /api/device-links/:id/decline': { idOf: (owner) => links[owner], body: () => ({}) },
    // Patient 1 shares with clinician 1, patient 2 with clinician 2.
    'POST /api/shares/:clinicianId/withdraw': {
      idOf: String,
      body: () => ({}),
      renew: () => renewShares(api),
    },
    // Templates belong to all clinicians.
    'PUT /api/message-templates/:id': {
      idOf: () => idNumbered(0x700),
      body: () => ({ title: 'Hello', text: 'How are you?', version: 0 }),
    },
    'POST /api/message-templates/:id/remove': {
      idOf: () => idNumbered(0x700),
      body: () => ({ version: 1 }),
    },
    'GET /api/air-quality/:location': { idOf: () => 'Leeds', body: noBody },
  }
}

/** A new phone that the patient's clinician has approved while another phone is in use. */
async function aHeldDeviceOf(api: RealApi, owner: 1 | 2): Promise<string> {
  const { cookie } = await api.signInClinician(owner)
  return (await createApprovedNewDevice(api, cookie, owner)).join.joinId
}

/** The only one of this clinician. */
async function aPasskeyOf({ db }: RealApi, id: 1 | 2): Promise<string> {
  const credential_id = `passkey-of-clinician-${id}`
  await insertPasskey(db, {
    credential_id,
    owner_kind: 'clinician',
    owner_id: id,
    public_key: 'x',
    counter: 0,
    transports: null,
    label: 'Desk',
    created_at: '2026-11-20T09:00:00.000Z',
    last_used_at: null,
    removed_at: null,
  })
  return credential_id
}

async function logActivity({ db, clock, newId }: RealApi, owner: 1 | 2): Promise<string> {
  const payload = { type: 'steam-therapy', title: 'Moist air', completed: false }
  const mutation = aMutation({ mutationId: newId(), clientSeq: owner, kind: 'activities.create', payload })
  const arrival = {
    receivedAtMs: clock.now(),
    deviceId: idNumbered(0xd0 + owner),
    clockSkewMs: 0,
    isTimeClaimed: true,
  }
  await applyMutation(new PatientWork(db, patientId.parse(owner)), mutation, arrival)
  return mutation.mutationId
}

async function renewShares({ db }: RealApi): Promise<void> {
  for (const number of [1, 2]) {
    const [clinician, patient] = [clinicianId.parse(number), patientId.parse(number)]
    if (await hasShare(db, clinician, patient)) continue
    await linkPatient(db, clinician, patient, '2026-11-01T09:00:00.000Z')
  }
}
