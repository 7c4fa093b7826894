import { patientId } from '@second-wind/core/platform/ids'
import { hiddenCharacterInName } from '@second-wind/core/records/new-name'
import { patient } from '@second-wind/core/records/patient'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const hidden = 'Am\u200Bina \u202EYusuf'
const readUser = async () => patient.parse(await (await api.get('/api/users/1')).json())

describe('a name with a hidden character', () => {
  test('is refused over REST with a sentence for the field, and the name stays', async () => {
    for (const response of [
      await api.post('/api/users', aProfile({ name: hidden })),
      await api.put('/api/users/1', { name: hidden }),
    ]) {
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid', fields: [{ path: 'name', message: hiddenCharacterInName }] },
      })
    }
    expect((await readUser()).name).toBe(aProfile().name)
  })

  test('is rejected permanently from a phone, and what the phone sends behind it is applied', async () => {
    const { verdicts } = await push(api, [
      aMutation({
        clientSeq: 1,
        kind: 'profile.create',
        entityId: '1',
        payload: aProfile({ name: hidden }),
      }),
      aMutation({ clientSeq: 2, kind: 'profile.patch', entityId: '1', payload: { name: hidden } }),
      aMutation({ clientSeq: 3, kind: 'profile.patch', entityId: '1', payload: { age: 61 } }),
    ])
    const error = { code: 'invalid_payload', field: 'name', message: hiddenCharacterInName }
    expect(verdicts).toMatchObject([
      { outcome: 'rejected', error },
      { outcome: 'rejected', error },
    ])
    expect(await readUser()).toMatchObject({ name: aProfile().name, age: 61 })
  })

  test('that was stored before can be read, sent again unchanged, and replaced', async () => {
    await api.db.updateTable('patients').set({ name: hidden }).where('id', '=', patientId.parse(1)).execute()
    expect((await readUser()).name).toBe(hidden)
    expect((await api.put('/api/users/1', aProfile({ name: hidden, age: 61 }))).status).toBe(200)
    expect(await readUser()).toMatchObject({ name: hidden, age: 61 })
    expect((await api.put('/api/users/1', { name: 'Amina\u0000 Yusuf' })).status).toBe(422)
    expect((await api.put('/api/users/1', { name: 'Amina Yusuf' })).status).toBe(200)
    expect((await readUser()).name).toBe('Amina Yusuf')
  })
})
