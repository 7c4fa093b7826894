import { type Patient, patient, type ProfilePatch } from '@second-wind/core/records/patient'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { fullProfile } from '../../../fixtures/full-records.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
  await api.put('/api/users/1', fullProfile)
})
afterEach(() => api.close())

const readUser = async () => patient.parse(await (await api.get('/api/users/1')).json())
const history = () => api.db.selectFrom('profile_history').select(['field', 'old_value', 'version']).execute()

const clearable = ['respiratoryDiagnosis', 'phone', 'nation', 'inhaler', 'peakFlowBestLpm'] as const

describe('a field of the profile', () => {
  test.each(clearable)(
    'can be cleared over REST, and the old value is kept in the history: %s',
    async (field) => {
      const response = await api.patch('/api/users/1', { [field]: null })
      expect(response.status).toBe(200)
      const { [field]: was, ...rest } = fullProfile
      const user = await readUser()
      expect(user).toMatchObject({ ...rest, version: 3 })
      expect(user).not.toHaveProperty(field)
      expect(await history()).toContainEqual({ field, old_value: JSON.stringify(was), version: 2 })
    },
  )

  test.each(clearable)('can be cleared by a phone: %s', async (field) => {
    await push(api, [aMutation({ kind: 'profile.patch', entityId: '1', payload: { [field]: null } })])
    expect(await readUser()).not.toHaveProperty(field)
  })

  test.each(['name', 'email', 'username', 'age', 'gender', 'location', 'conditions', 'isVulnerable'])(
    'cannot be cleared if it is required: %s',
    async (field) => {
      const response = await api.patch('/api/users/1', { [field]: null })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ error: { fields: [{ path: field }] } })
      expect(await readUser()).toMatchObject({ version: 2 })
    },
  )

  test('stays as it is when it is empty and cleared, which succeeds', async () => {
    await api.patch('/api/users/1', { phone: null })
    const before = await history()
    expect((await api.patch('/api/users/1', { phone: null })).status).toBe(200)
    expect(await history()).toEqual(before)
  })

  test('has the value of the last edit that named it, after any sequence of edits', async () => {
    const patches: fc.Arbitrary<ProfilePatch> = fc.record(
      {
        phone: fc.constantFrom(null, '07700 900456', '020 7946 0958'),
        nation: fc.constantFrom(null, 'england' as const, 'wales' as const),
        inhaler: fc.constantFrom(null, 'blue' as const),
        peakFlowBestLpm: fc.constantFrom(null, 300, 500),
        respiratoryDiagnosis: fc.constantFrom(null, 'COPD'),
        location: fc.constantFrom('Hull', 'Rhyl'),
      },
      { requiredKeys: [] },
    )
    let clientSeq = 0
    await fc.assert(
      fc.asyncProperty(fc.array(patches, { maxLength: 6 }), async (edits) => {
        const expected = new Map<string, unknown>(Object.entries(await readUser()))
        for (const edit of edits) {
          clientSeq += 1
          api.clock.advance(1_000)
          await push(api, [aMutation({ clientSeq, kind: 'profile.patch', entityId: '1', payload: edit })])
          for (const [field, value] of Object.entries(edit)) {
            if (value === null) expected.delete(field)
            else expected.set(field, value)
          }
        }
        expect({ ...(await readUser()), version: 0 } satisfies Patient).toEqual({
          ...Object.fromEntries(expected),
          version: 0,
        })
      }),
      { numRuns: 30 },
    )
  })
})
