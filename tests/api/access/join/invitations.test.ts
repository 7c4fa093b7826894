import {
  handovers,
  invitationsPath,
  cancelInvitationPath,
  declineJoinPath,
} from '@second-wind/core/access/contract/invitations'
import { joinLookupPath } from '@second-wind/core/access/contract/join'
import { dayMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import {
  approveJoin,
  requestJoin,
  listAudit,
  closeApi,
  createInvitation,
  listInvitations,
  joinPatient,
  lookUpInvitation,
  createPendingJoin,
  invitedPerson,
} from './join-requests.ts'

let api: RealApi
let clinicianCookie: string
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(() => closeApi(api))

const opens = async (key: { token: string } | { code: string }) =>
  (await api.as(undefined).post(joinLookupPath, { invite: key })).status === 200

/** A clinician's session ends after 10 minutes without activity. */
const signInAgain = async () => {
  clinicianCookie = (await api.signInClinician(1)).cookie
}

describe('opening an invitation', () => {
  test('a patient who opens an invitation sees who invites and which consent text applies', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    expect(await lookUpInvitation(api, { token })).toEqual({
      clinician: { id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' },
      organisation: 'Leeds Chest Clinic',
      consent: { version: '2026-11-22', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      isNewPhone: false,
      isAgreed: false,
      expiresAt: '2026-11-20T18:15:00.000Z',
    })
  })

  test('the code opens an invitation in any spelling', async () => {
    const { code } = await createInvitation(api, clinicianCookie)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    const typed = ` ${code.slice(0, 5).toLowerCase()} - ${code.slice(5)} `.replace('0', 'o').replace('1', 'l')
    expect(await opens({ code: typed })).toBe(true)
  })

  test('a token is not accepted as a code, nor a code as a token', async () => {
    const { token, code } = await createInvitation(api, clinicianCookie)
    expect(await opens({ token: code })).toBe(false)
    expect(await opens({ code: token.slice(0, 40) })).toBe(false)
  })

  test.each(['in_person', 'letter'] as const)(
    'an invitation of the kind %s expires at its stated time',
    async (handover) => {
      const { token, expiresAt } = await createInvitation(api, clinicianCookie, handover)
      expect(Date.parse(expiresAt) - api.clock.now()).toBe(handovers[handover].inviteMs)
      api.clock.advance(handovers[handover].inviteMs)
      expect(await opens({ token })).toBe(true)
      api.clock.advance(1)
      expect(await opens({ token })).toBe(false)
      await signInAgain()
      expect(await listInvitations(api, clinicianCookie)).toMatchObject([{ state: 'expired', join: null }])
    },
  )
})

describe('cancelling invitations', () => {
  test('a cancelled invitation opens nothing, and cancelling it again changes nothing', async () => {
    const { id, token } = await createInvitation(api, clinicianCookie)
    for (let time = 0; time < 2; time += 1) {
      const response = await api.as(clinicianCookie).post(cancelInvitationPath(id), {})
      expect(await response.json()).toMatchObject({ id, state: 'cancelled' })
    }
    expect(await opens({ token })).toBe(false)
  })

  test('an invitation that a phone has joined can be declined but not cancelled', async () => {
    const { token, id } = await createInvitation(api, clinicianCookie)
    const { joinId } = await requestJoin(api, { token })
    expect((await api.as(clinicianCookie).post(cancelInvitationPath(id), {})).status).toBe(409)
    expect((await api.as(clinicianCookie).post(declineJoinPath(joinId), {})).status).toBe(200)
  })
})

describe('limits for clinicians', () => {
  test('a clinician whose account is closed cannot invite', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    await api.db.updateTable('clinician_accounts').set({ disabled_at: '2026-11-20T18:00:00.000Z' }).execute()
    expect(await opens({ token })).toBe(false)
  })

  test('a clinician can have at most 20 open invitations', async () => {
    const made = []
    for (let number = 0; number < 20; number += 1) made.push(await createInvitation(api, clinicianCookie))
    expect(
      (await api.as(clinicianCookie).post(invitationsPath, { handover: 'letter', ...invitedPerson })).status,
    ).toBe(409)
    await api.as(clinicianCookie).post(cancelInvitationPath(made[0]?.id ?? ''), {})
    expect(
      (await api.as(clinicianCookie).post(invitationsPath, { handover: 'letter', ...invitedPerson })).status,
    ).toBe(201)
  })
})

describe('the list of invitations', () => {
  test('shows the waiting person, the details to compare, and no secrets', async () => {
    const { token, id } = await createInvitation(api, clinicianCookie)
    const { joinId, words: phrase } = await requestJoin(api, { token })
    const [only] = await listInvitations(api, clinicianCookie)
    expect(only).toEqual({
      id,
      handover: 'in_person',
      patientId: null,
      identity: invitedPerson.identity,
      state: 'used',
      createdAt: '2026-11-20T18:00:00.000Z',
      expiresAt: '2026-11-20T18:15:00.000Z',
      join: {
        id: joinId,
        state: 'waiting',
        person: { name: 'Amina Yusuf', age: 34, deviceLabel: 'Chrome on Android' },
        words: phrase,
        askedAt: '2026-11-20T18:00:00.000Z',
        expiresAt: '2026-11-20T18:15:00.000Z',
      },
    })
  })

  test("contains only the clinician's own invitations", async () => {
    await createPendingJoin(api, clinicianCookie)
    expect(await listInvitations(api, (await api.signInClinician(2)).cookie)).toEqual([])
  })

  test('no longer contains the person once they have joined or were declined', async () => {
    await joinPatient(api, clinicianCookie)
    const { joinId } = await createPendingJoin(api, clinicianCookie)
    await api.as(clinicianCookie).post(declineJoinPath(joinId), {})
    expect(
      (await listInvitations(api, clinicianCookie)).map(({ join }) => [join?.state, join?.person]),
    ).toEqual([
      ['declined', null],
      ['claimed', null],
    ])
    expect(await api.db.selectFrom('joins').select(['name', 'age', 'device_label']).execute()).toEqual([
      { name: '', age: 0, device_label: '' },
      { name: '', age: 0, device_label: '' },
    ])
  })

  test('contains nothing of an invitation a week after it and its join expired', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    await requestJoin(api, { token })
    await createInvitation(api, clinicianCookie)
    api.clock.advance(7 * dayMs + handovers.in_person.approvalMs + 1)
    await signInAgain()
    const { id } = await createInvitation(api, clinicianCookie)
    expect((await listInvitations(api, clinicianCookie)).map((one) => one.id)).toEqual([id])
    expect(await api.db.selectFrom('joins').selectAll().execute()).toEqual([])
  })

  test('no longer contains the name of an expired join once there is a new invitation', async () => {
    await createPendingJoin(api, clinicianCookie)
    api.clock.advance(handovers.in_person.approvalMs + 1)
    await signInAgain()
    await createInvitation(api, clinicianCookie)
    expect((await listInvitations(api, clinicianCookie))[1]?.join).toMatchObject({
      state: 'expired',
      person: null,
    })
  })
})

describe('deciding on a join', () => {
  test('another clinician cannot decide, and the join looks unknown to them', async () => {
    const { joinId } = await createPendingJoin(api, clinicianCookie)
    const other = (await api.signInClinician(2)).cookie
    const unknown = await (await approveJoin(api, other, api.newId())).text()
    const foreign = await approveJoin(api, other, joinId)
    expect([foreign.status, await foreign.text()]).toEqual([404, unknown])
    expect((await listInvitations(api, clinicianCookie))[0]?.join?.state).toBe('waiting')
  })

  test('a decision can be repeated without a second approval, even after the phone has claimed', async () => {
    const { join } = await joinPatient(api, clinicianCookie)
    const again = await approveJoin(api, clinicianCookie, join.joinId)
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ join: { id: join.joinId, state: 'claimed' } })
    expect((await listAudit(api)).filter(({ action }) => action === 'join.approve')).toHaveLength(1)
  })

  test('no decision can be made after the join has expired', async () => {
    const { joinId } = await createPendingJoin(api, clinicianCookie)
    api.clock.advance(handovers.in_person.approvalMs + 1)
    await signInAgain()
    expect((await approveJoin(api, clinicianCookie, joinId)).status).toBe(409)
  })

  test('an approval can be withdrawn until the phone has claimed, and a declined join cannot be approved', async () => {
    const { joinId } = await createPendingJoin(api, clinicianCookie)
    expect((await approveJoin(api, clinicianCookie, joinId)).status).toBe(200)
    expect((await api.as(clinicianCookie).post(declineJoinPath(joinId), {})).status).toBe(200)
    expect((await approveJoin(api, clinicianCookie, joinId)).status).toBe(409)
    const { join } = await joinPatient(api, clinicianCookie)
    expect((await api.as(clinicianCookie).post(declineJoinPath(join.joinId), {})).status).toBe(409)
  })
})
