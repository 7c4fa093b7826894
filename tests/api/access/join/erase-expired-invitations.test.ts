import { eraseExpiredInvitationsDaily } from '@second-wind/api/access/join/erase-expired-invitations'
import { handovers } from '@second-wind/core/access/contract/invitations'
import { dayMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { approveJoin, closeApi, createInvitation, createPendingJoin } from './join-requests.ts'

let api: RealApi
let clinicianCookie: string
let stop: (() => Promise<void>) | undefined
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(async () => {
  await stop?.()
  stop = undefined
  vi.useRealTimers()
  await closeApi(api)
})

const startServer = () => {
  stop = eraseExpiredInvitationsDaily(api).stop
}

function pass(ms: number) {
  api.clock.advance(ms)
  vi.advanceTimersByTime(ms)
}

const listPeople = () => api.db.selectFrom('joins').select(['name', 'age', 'device_label']).execute()
const listIdentities = () => api.db.selectFrom('invites').select(['date_of_birth', 'nhs_number']).execute()
const erasedPerson = { name: '', age: 0, device_label: '' }
const erasedIdentity = { date_of_birth: null, nhs_number: null }

describe('personal data of expired invitations', () => {
  test('the daily run erases name, age and phone of an expired join without another invitation', async () => {
    startServer()
    await createPendingJoin(api, clinicianCookie)
    pass(dayMs)
    await expect.poll(listPeople).toEqual([erasedPerson])
  })

  test('the daily run erases the identity on an invitation 2 days after it expired', async () => {
    startServer()
    await createInvitation(api, clinicianCookie)
    pass(2 * dayMs)
    await stop?.()
    expect(await listIdentities()).toMatchObject([{ date_of_birth: '1991-05-03' }])
    startServer()
    pass(dayMs)
    await expect.poll(listIdentities).toEqual([erasedIdentity])
  })

  test('the daily run deletes an invitation and its join a week after they expired', async () => {
    startServer()
    await createPendingJoin(api, clinicianCookie)
    pass(8 * dayMs)
    await expect.poll(listIdentities).toEqual([])
    expect(await listPeople()).toEqual([])
  })

  test('a server that starts erases what expired while it was stopped', async () => {
    await createPendingJoin(api, clinicianCookie)
    api.clock.advance(3 * dayMs)
    startServer()
    await expect.poll(listPeople).toEqual([erasedPerson])
    expect(await listIdentities()).toEqual([erasedIdentity])
  })

  test('an approved join that its phone can still claim keeps the person and the identity', async () => {
    const { joinId } = await createPendingJoin(api, clinicianCookie)
    await approveJoin(api, clinicianCookie, joinId)
    api.clock.advance(dayMs)
    startServer()
    await stop?.()
    expect(await listPeople()).toMatchObject([{ name: 'Amina Yusuf' }])
    expect(await listIdentities()).toMatchObject([{ date_of_birth: '1991-05-03' }])
  })

  test('a run that fails is logged, and the next one catches up', async () => {
    await createPendingJoin(api, clinicianCookie)
    api.clock.advance(handovers.in_person.approvalMs + 1)
    const transaction = vi.spyOn(api.db, 'startTransaction').mockImplementationOnce(() => {
      throw new Error('the disk is full')
    })
    startServer()
    pass(dayMs)
    await expect.poll(listPeople).toEqual([erasedPerson])
    expect(api.unexpectedErrors.splice(0)).toMatchObject([{ message: 'the disk is full' }])
    transaction.mockRestore()
  })

  test('a stopped server no longer runs it', async () => {
    startServer()
    await stop?.()
    await createPendingJoin(api, clinicianCookie)
    pass(dayMs)
    expect(vi.getTimerCount()).toBe(0)
    expect(await listPeople()).toMatchObject([{ name: 'Amina Yusuf' }])
  })
})
