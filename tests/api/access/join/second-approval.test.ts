import { secondApprovalPath } from '@second-wind/core/access/contract/held-devices'
import type { JoinReply } from '@second-wind/core/access/contract/join'
import { deviceLimits } from '@second-wind/core/access/device-limits'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import {
  claimNewDevice,
  createApprovedNewDevice,
  getSession,
  readRefusal,
} from '../accounts/new-device-requests.ts'
import {
  closeApi,
  cookieOf,
  invitedPerson,
  type JoinedPatient,
  joinPatient,
  listAudit,
  readJoinState,
} from './join-requests.ts'

let api: RealApi
let desk: string
let gwen: JoinedPatient
beforeEach(async () => {
  api = await openRealApi()
  desk = (await api.signInClinician(1)).cookie
  gwen = await joinPatient(api, desk)
})
afterEach(() => closeApi(api))

const { dateOfBirth } = invitedPerson.identity
const { holdMs } = deviceLimits
const newDevice = () => createApprovedNewDevice(api, desk, gwen.user.id)
const stateOf = (join: JoinReply) => readJoinState(api, join)
const releases = async () =>
  (await listAudit(api))
    .filter(({ action }) => action === 'phone.release')
    .map(({ who, outcome }) => `${who} ${outcome}`)

describe('a second clinician who has identified the patient', () => {
  const confirm = (cookie: string, typed: { words: string; dateOfBirth: string }) =>
    api.as(cookie).post(secondApprovalPath, typed)

  test('ends the hold, without a share', async () => {
    const { join } = await newDevice()
    const colleague = (await api.signInClinician(2)).cookie
    const typed = { words: ` ${join.words.toUpperCase().replace(' ', '  ')} `, dateOfBirth }
    expect((await confirm(colleague, typed)).status).toBe(204)
    const response = await claimNewDevice(api, join)
    expect(response.status).toBe(201)
    expect(await getSession(api, cookieOf(response))).toEqual({ state: 'fresh', patientId: gwen.user.id })
    expect(await releases()).toEqual(['clinician 2 done'])
  })

  test('is not the clinician who approved the phone, whose try is in the audit log', async () => {
    const { join } = await newDevice()
    expect((await confirm(desk, { words: join.words, dateOfBirth })).status).toBe(422)
    expect((await stateOf(join)).state).toBe('held')
    expect(await releases()).toEqual(['clinician 1 refused'])
  })

  test('is refused with another date of birth, other words, or nothing on hold, in the same words', async () => {
    const { join } = await newDevice()
    const colleague = (await api.signInClinician(2)).cookie
    const replies = [
      await confirm(colleague, { words: join.words, dateOfBirth: '1991-05-04' }),
      await confirm(colleague, { words: 'no such', dateOfBirth }),
    ]
    api.clock.advance(holdMs)
    const later = (await api.signInClinician(2)).cookie
    replies.push(await confirm(later, { words: join.words, dateOfBirth }))
    const texts = await Promise.all(replies.map((reply) => reply.text()))
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(new Set(texts).size).toBe(1)
  })

  test('must have confirmed who they are in the last minutes, and cannot guess', async () => {
    await newDevice()
    const colleague = (await api.signInClinician(2)).cookie
    const guess = { words: 'no such', dateOfBirth }
    for (let tries = 0; tries < 10; tries += 1) await confirm(colleague, guess)
    expect(await readRefusal(await confirm(colleague, guess))).toEqual([429, 'too_many_requests'])
    api.clock.advance(6 * minuteMs)
    expect(await readRefusal(await confirm(colleague, guess))).toEqual([403, 'step_up_required'])
  })
})
