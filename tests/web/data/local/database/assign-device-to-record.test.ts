import { patientId } from '@second-wind/core/platform/ids'
import { describe, expect, test } from 'vitest'
import {
  claimAccount,
  OtherAccount,
  readAccountId,
} from '../../../../../web/src/data/local/account/account.ts'
import { assignDeviceToRecord } from '../../../../../web/src/data/local/database/assign-device-to-record.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { at, logEntries } from '../records/logged-entries.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
const waiting = async () => (await db.outbox.toArray()).map(({ kind }) => kind)

describe('a phone that opens an existing record', () => {
  test('keeps its unsent entries and drops its own profile', async () => {
    await createProfile(aProfile(), at)
    await logEntries(2)
    await assignDeviceToRecord({ patientId: patientId.parse(7) })
    expect(await readAccountId()).toBe(7)
    expect(await waiting()).toEqual(['symptoms.create', 'symptoms.create'])
  })

  test('is refused when it has another account, and keeps its unsent changes', async () => {
    await createProfile(aProfile(), at)
    await claimAccount({ patientId: patientId.parse(6) })
    await expect(assignDeviceToRecord({ patientId: patientId.parse(7) })).rejects.toThrow(OtherAccount)
    expect(await readAccountId()).toBe(6)
    expect(await waiting()).toEqual(['profile.create'])
  })
})
