import {
  handovers,
  invitationsPath,
  cancelInvitationPath,
  declineJoinPath,
} from '@second-wind/core/access/contract/invitations'
import { joinLookupPath } from '@second-wind/core/access/contract/join'
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
} from './joining-requests.ts'

let api: RealApi
let desk: string
beforeEach(async () => {
  api = await openRealApi()
  desk = (await api.signInClinician(1)).cookie
})
afterEach(() => closeApi(api))

const opens = async (key: { token: string } | { code: string }) =>
  (await api.as(undefined).post(joinLookupPath, { invite: key })).status === 200

/** A clinician's session is over after 10 minutes without a hand on it. */
const signInAgain = async () => {
  desk = (await api.signInClinician(1)).cookie
}

test('a patient who opens an invitation reads who invites, and which text they would agree to', async () => {
  const { token } = await createInvitation(api, desk)
  expect(await lookUpInvitation(api, { token })).toEqual({
    clinician: { id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' },
    organisation: 'Leeds Chest Clinic',
    consent: { version: '2026-11-22', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    isNewPhone: false,
    isAgreed: false,
    expiresAt: '2026-11-20T18:15:00.000Z',
  })
})

test('the code opens it as well, however it was typed', async () => {
  const { code } = await createInvitation(api, desk)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  const typed = ` ${code.slice(0, 5).toLowerCase()} - ${code.slice(5)} `.replace('0', 'o').replace('1', 'l')
  expect(await opens({ code: typed })).toBe(true)
})

test('a token is no code and a code no token', async () => {
  const { token, code } = await createInvitation(api, desk)
  expect(await opens({ token: code })).toBe(false)
  expect(await opens({ code: token.slice(0, 40) })).toBe(false)
})

test.each(['in_person', 'letter'] as const)(
  'an invitation %s lives as long as it should',
  async (handover) => {
    const { token, expiresAt } = await createInvitation(api, desk, handover)
    expect(Date.parse(expiresAt) - api.clock.now()).toBe(handovers[handover].inviteMs)
    api.clock.advance(handovers[handover].inviteMs)
    expect(await opens({ token })).toBe(true)
    api.clock.advance(1)
    expect(await opens({ token })).toBe(false)
    await signInAgain()
    expect(await listInvitations(api, desk)).toMatchObject([{ state: 'expired', join: null }])
  },
)

test('a cancelled one opens nothing, and cancelling again changes nothing', async () => {
  const { id, token } = await createInvitation(api, desk)
  for (let time = 0; time < 2; time += 1) {
    const answer = await api.as(desk).post(cancelInvitationPath(id), {})
    expect(await answer.json()).toMatchObject({ id, state: 'cancelled' })
  }
  expect(await opens({ token })).toBe(false)
})

test('one that somebody has answered is no longer cancelled but declined', async () => {
  const { token, id } = await createInvitation(api, desk)
  const { joinId } = await requestJoin(api, { token })
  expect((await api.as(desk).post(cancelInvitationPath(id), {})).status).toBe(409)
  expect((await api.as(desk).post(declineJoinPath(joinId), {})).status).toBe(200)
})

test('the clinician whose account is closed invites nobody any more', async () => {
  const { token } = await createInvitation(api, desk)
  await api.db.updateTable('clinician_accounts').set({ disabled_at: '2026-11-20T18:00:00.000Z' }).execute()
  expect(await opens({ token })).toBe(false)
})

test('a clinician has 20 open invitations at most', async () => {
  const made = []
  for (let number = 0; number < 20; number += 1) made.push(await createInvitation(api, desk))
  expect((await api.as(desk).post(invitationsPath, { handover: 'letter' })).status).toBe(409)
  await api.as(desk).post(cancelInvitationPath(made[0]?.id ?? ''), {})
  expect((await api.as(desk).post(invitationsPath, { handover: 'letter' })).status).toBe(201)
})

describe('the list of invitations', () => {
  test('shows who waits, with what there is to compare, and never the secrets', async () => {
    const { token, id } = await createInvitation(api, desk)
    const { joinId, words } = await requestJoin(api, { token })
    const [only] = await listInvitations(api, desk)
    expect(only).toEqual({
      id,
      handover: 'in_person',
      patientId: null,
      state: 'used',
      createdAt: '2026-11-20T18:00:00.000Z',
      expiresAt: '2026-11-20T18:15:00.000Z',
      join: {
        id: joinId,
        state: 'waiting',
        person: { name: 'Amina Yusuf', age: 34, deviceLabel: 'Chrome on Android' },
        words,
        askedAt: '2026-11-20T18:00:00.000Z',
        expiresAt: '2026-11-20T18:15:00.000Z',
      },
    })
  })

  test('is of one clinician alone', async () => {
    await createPendingJoin(api, desk)
    expect(await listInvitations(api, (await api.signInClinician(2)).cookie)).toEqual([])
  })

  test('forgets who it was once they are a patient, or declined', async () => {
    await joinPatient(api, desk)
    const { joinId } = await createPendingJoin(api, desk)
    await api.as(desk).post(declineJoinPath(joinId), {})
    expect((await listInvitations(api, desk)).map(({ join }) => [join?.state, join?.person])).toEqual([
      ['declined', null],
      ['claimed', null],
    ])
    expect(await api.db.selectFrom('joins').select(['name', 'age', 'device_label']).execute()).toEqual([
      { name: '', age: 0, device_label: '' },
      { name: '', age: 0, device_label: '' },
    ])
  })

  test('a week after everything ran out, nothing is left of it', async () => {
    const { token } = await createInvitation(api, desk)
    await requestJoin(api, { token })
    await createInvitation(api, desk)
    api.clock.advance(7 * 24 * 60 * 60_000 + handovers.in_person.approvalMs + 1)
    await signInAgain()
    const { id } = await createInvitation(api, desk)
    expect((await listInvitations(api, desk)).map((one) => one.id)).toEqual([id])
    expect(await api.db.selectFrom('joins').selectAll().execute()).toEqual([])
  })

  test('the name of somebody whose time ran out goes with the next invitation', async () => {
    await createPendingJoin(api, desk)
    api.clock.advance(handovers.in_person.approvalMs + 1)
    await signInAgain()
    await createInvitation(api, desk)
    expect((await listInvitations(api, desk))[1]?.join).toMatchObject({ state: 'expired', person: null })
  })
})

describe('a decision', () => {
  test('is made by the clinician who has invited: for another there is nothing there', async () => {
    const { joinId } = await createPendingJoin(api, desk)
    const other = (await api.signInClinician(2)).cookie
    const unknown = await (await approveJoin(api, other, api.newId())).text()
    const foreign = await approveJoin(api, other, joinId)
    expect([foreign.status, await foreign.text()]).toEqual([404, unknown])
    expect((await listInvitations(api, desk))[0]?.join?.state).toBe('waiting')
  })

  test('is made once: the same again is no second one, also when the phone has come meanwhile', async () => {
    const { join } = await joinPatient(api, desk)
    const again = await approveJoin(api, desk, join.joinId)
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ join: { id: join.joinId, state: 'claimed' } })
    expect((await listAudit(api)).filter(({ action }) => action === 'join.approve')).toHaveLength(1)
  })

  test('comes in time or not at all', async () => {
    const { joinId } = await createPendingJoin(api, desk)
    api.clock.advance(handovers.in_person.approvalMs + 1)
    await signInAgain()
    expect((await approveJoin(api, desk, joinId)).status).toBe(409)
  })

  test('can be taken back until the phone has come, and not turned from no to yes', async () => {
    const { joinId } = await createPendingJoin(api, desk)
    expect((await approveJoin(api, desk, joinId)).status).toBe(200)
    expect((await api.as(desk).post(declineJoinPath(joinId), {})).status).toBe(200)
    expect((await approveJoin(api, desk, joinId)).status).toBe(409)
    const { join } = await joinPatient(api, desk)
    expect((await api.as(desk).post(declineJoinPath(join.joinId), {})).status).toBe(409)
  })
})
