import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import { patient } from '@second-wind/core/records/patient'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const readUser = async () => patient.parse(await (await api.get('/api/users/1')).json())

describe('the profile', () => {
  test('is returned with numbers, lists and booleans in their own types', async () => {
    const response = await api.get('/api/users/1')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ...aProfile(),
      id: 1,
      alertCount: 0,
      createdAt: '2026-11-01T09:00:00.000Z',
      version: 1,
    })
    expect(await (await api.get('/api/users')).json()).toEqual(await readUser())
  })

  test.each(['2', '999', '2147483648'])(
    'of patient 1 is the only one: user %s does not exist',
    async (id) => {
      expect((await api.get(`/api/users/${id}`)).status).toBe(404)
      expect((await api.put(`/api/users/${id}`, { age: 50 })).status).toBe(404)
    },
  )

  test.each(['abc', '1.5', '-1', '0', '1e3x', '%00'])(
    'of user "%s" is refused as not a number, without a server error',
    async (id) => {
      expect((await api.get(`/api/users/${id}`)).status).toBe(422)
    },
  )
})

describe('an edit of the profile', () => {
  test('changes all nine fields, keeps username and creation date, and stores the old values', async () => {
    const { username: _username, ...edit } = aProfile({
      name: 'Amina Y. Yusuf',
      email: 'amina@example.org',
      age: 35,
      gender: 'other',
      location: 'York',
      conditions: ['Asthma', 'Diabetes'],
      respiratoryDiagnosis: 'COPD',
      isVulnerable: true,
      companionAvatar: 'rani',
    })
    const response = await api.put('/api/users/1', edit)

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(await readUser())
    expect(await readUser()).toMatchObject({
      ...edit,
      username: 'amina',
      createdAt: '2026-11-01T09:00:00.000Z',
      version: 2,
    })
    const history = await api.db
      .selectFrom('profile_history')
      .select(['field', 'old_value', 'version'])
      .execute()
    expect(history).toHaveLength(9)
    expect(history).toContainEqual({ field: 'age', old_value: '34', version: 1 })
  })

  test('of one field is kept beside that of another field by another caller', async () => {
    await api.patch('/api/users/1', { location: 'Hull' })
    await api.patch('/api/users/1', { phone: '07700 900456' })
    expect(await readUser()).toMatchObject({ location: 'Hull', phone: '07700 900456', age: 34, version: 3 })
  })
})

describe('a new profile', () => {
  test('replaces the existing one', async () => {
    const {
      phone: _phone,
      respiratoryDiagnosis: _diagnosis,
      ...profile
    } = aProfile({ name: 'Robin Hale', age: 40 })
    const response = await api.post('/api/users', profile)

    expect(response.status).toBe(201)
    const user = await readUser()
    expect(user).toMatchObject({ id: 1, name: 'Robin Hale', age: 40, createdAt: '2026-11-20T18:00:00.000Z' })
    expect(user).not.toHaveProperty('phone')
    expect(user).not.toHaveProperty('respiratoryDiagnosis')
  })

  test('from a phone one year ahead counts from its arrival, not from next year', async () => {
    const ahead = { occurredAt: '2027-11-20T18:02:00.000Z', localDate: '2027-11-20' }
    await push(api, [aMutation({ ...ahead, kind: 'profile.create', entityId: '1', payload: aProfile() })])
    expect(await readUser()).toMatchObject({ createdAt: '2026-11-20T18:00:00.000Z' })
  })
})

describe('a field of the profile', () => {
  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'nowhere', 'Please enter a valid email'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['location', 'X', 'Please enter your location'],
    ['age', 0, 'Must be at least 1'],
    ['age', 121, 'Must be at most 120'],
    ['age', '40', 'Must be a number'],
    ['isVulnerable', 'no', 'Must be true or false'],
    ['gender', 'f', 'Must be one of: male, female, other, prefer-not-to-say'],
    ['conditions', 'Asthma', 'Must be a list'],
  ])('is refused with the reason when %s is %j', async (field, value, message) => {
    const before = await readUser()
    for (const response of [
      await api.post('/api/users', { ...aProfile(), [field]: value }),
      await api.put('/api/users/1', { [field]: value }),
    ]) {
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid', fields: [{ path: field, message }] },
      })
    }
    expect(await readUser()).toEqual(before)
  })

  test.each(['id', 'createdAt', 'version', 'alertCount', 'role'])(
    'cannot be set by a caller when it is %s',
    async (field) => {
      const response = await api.put('/api/users/1', { age: 50, [field]: 7 })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        error: { fields: [{ path: field, message: 'Is not a field that we recognise' }] },
      })
      expect(await readUser()).toMatchObject({ age: 34, version: 1 })
    },
  )
})

describe('a usual day with red phlegm', () => {
  test.each(['post', 'put'] as const)('is refused by %s, and nothing is stored', async (method) => {
    const usualDay = { breathlessness: 4, sputumColor: 'red', setOn: '2026-11-01' }
    const response =
      method === 'post'
        ? await api.post('/api/users', { ...aProfile(), usualDay })
        : await api.put('/api/users/1', { usualDay })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid', fields: [{ path: 'usualDay.sputumColor' }] },
    })
    expect(await readUser()).not.toHaveProperty('usualDay')
  })
})

describe('a usual day that is set for a past day', () => {
  const usualDay = { breathlessness: 4, setOn: '2026-11-18' }

  test('is refused as a change, and the error names the field', async () => {
    const response = await api.put('/api/users/1', { usualDay })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid', fields: [{ path: 'usualDay.setOn' }] },
    })
    expect(await readUser()).not.toHaveProperty('usualDay')
  })

  test('is taken from a phone that was offline since that day', async () => {
    const moment = captureMoment(epochMs('2026-11-18T12:00:00Z'), 0)
    await push(api, [
      aMutation({ clientSeq: 1, kind: 'profile.patch', entityId: '1', ...moment, payload: { usualDay } }),
    ])
    expect((await readUser()).usualDay).toEqual(usualDay)
  })
})

describe('a usual day that is set later than today anywhere on earth', () => {
  const usualDay = (setOn: string) => ({ breathlessness: 4, setOn })

  test.each(['2026-11-22', '9999-12-31'])(
    'is refused over REST for %s, and the error names the field',
    async (setOn) => {
      for (const response of [
        await api.post('/api/users', { ...aProfile(), usualDay: usualDay(setOn) }),
        await api.put('/api/users/1', { usualDay: usualDay(setOn) }),
      ]) {
        expect(response.status).toBe(422)
        expect(await response.json()).toMatchObject({
          error: { code: 'invalid', fields: [{ path: 'usualDay.setOn' }] },
        })
      }
      expect(await readUser()).not.toHaveProperty('usualDay')
    },
  )

  test.each(['2026-11-22', '9999-12-31'])(
    'is rejected permanently from a phone for %s, and the verdict names the field',
    async (setOn) => {
      const { verdicts } = await push(api, [
        aMutation({
          clientSeq: 1,
          kind: 'profile.create',
          entityId: '1',
          payload: { ...aProfile(), usualDay: usualDay(setOn) },
        }),
        aMutation({
          clientSeq: 2,
          kind: 'profile.patch',
          entityId: '1',
          payload: { usualDay: usualDay(setOn) },
        }),
      ])
      expect(verdicts).toMatchObject([
        { outcome: 'rejected', error: { code: 'invalid_payload', field: 'usualDay.setOn' } },
        { outcome: 'rejected', error: { code: 'invalid_payload', field: 'usualDay.setOn' } },
      ])
      expect(await readUser()).not.toHaveProperty('usualDay')
    },
  )

  test('a date that is tomorrow for the server is accepted where it is already today', async () => {
    expect((await api.put('/api/users/1', { usualDay: usualDay('2026-11-21') })).status).toBe(200)
    expect((await readUser()).usualDay).toEqual(usualDay('2026-11-21'))
  })
})
