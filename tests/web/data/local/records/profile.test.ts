import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import type { ProfilePatch } from '@second-wind/core/records/patient'
import { describe, expect, test } from 'vitest'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { saveProfile } from '../../../../../web/src/data/local/records/profile.ts'
import { findProfile } from '../../../../../web/src/data/local/records/read-records.ts'
import { fullProfile } from '../../../../fixtures/full-records.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withSeededServer } from '../seeded-server.ts'

const db = withFreshDatabase()
const server = withSeededServer()
const at = captureMoment(Date.parse('2026-11-20T17:55:00Z'), 0)
const sync = () => flushOutbox({ skipBackoff: true })

async function withFullProfile(): Promise<void> {
  await createProfile(fullProfile, at)
  await sync()
}

const readUser = async (): Promise<unknown> => (await server().api.get('/api/users/1')).json()

const edits: [title: string, edits: ProfilePatch[], expected: object][] = [
  ['emptied and filled again', [{ phone: null }, { phone: '07700 900456' }], { phone: '07700 900456' }],
  ['filled and emptied again', [{ phone: '07700 900456' }, { phone: null }], { phone: undefined }],
  [
    'two fields emptied in two edits',
    [{ nation: null }, { inhaler: null }],
    { nation: undefined, inhaler: undefined },
  ],
  ['one emptied, another changed', [{ nation: null, age: 40 }], { nation: undefined, age: 40 }],
]

describe('a profile', () => {
  test('with every field is read back from the server unchanged', async () => {
    await withFullProfile()
    await db.profile.clear()
    await db.meta.delete('cursor')
    await sync()
    expect(await findProfile()).toMatchObject(fullProfile)
  })

  test.each(['respiratoryDiagnosis', 'phone', 'nation', 'inhaler', 'peakFlowBestLpm'] as const)(
    'without %s, emptied without signal, is the same on the phone, while unsent, and then on the server',
    async (field) => {
      await withFullProfile()
      const { [field]: _was, ...rest } = fullProfile
      await saveProfile({ [field]: null }, at)
      expect(await findProfile()).toMatchObject(rest)
      expect(await findProfile()).not.toHaveProperty(field)

      // In the meantime another field changes; the edit waits and a pull does not undo it.
      await server().api.patch('/api/users/1', { location: 'Hull', [field]: fullProfile[field] })
      await db.outbox.toCollection().modify({ notBefore: Date.now() + minuteMs })
      await sync()
      expect(await findProfile()).toMatchObject({ location: 'Hull' })
      expect(await findProfile()).not.toHaveProperty(field)

      await db.outbox.toCollection().modify({ notBefore: 0 })
      await sync()
      await sync()
      expect(await readUser()).not.toHaveProperty(field)
      expect(await findProfile()).toEqual(await readUser())
    },
  )

  test.each(edits)('is the same on phone and server after %s', async (_, patches, expected) => {
    await withFullProfile()
    for (const patch of patches) await saveProfile(patch, at)
    await expectProfile(expected)
    await sync()
    await sync()
    await expectProfile(expected)
    expect(await findProfile()).toEqual(await readUser())
  })
})

async function expectProfile(expected: object): Promise<void> {
  const profile = await findProfile()
  for (const [field, value] of Object.entries(expected)) {
    if (value === undefined) expect(profile).not.toHaveProperty(field)
    else expect(profile).toHaveProperty(field, value)
  }
}
