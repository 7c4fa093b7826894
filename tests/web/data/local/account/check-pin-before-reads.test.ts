import { describe, expect, test, vi } from 'vitest'
import {
  pinKey,
  checkPinBeforeReads,
} from '../../../../../web/src/data/local/account/check-pin-before-reads.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()

/** Reads the PIN so often that any other read would have finished before. */
function delayPinLookup(): void {
  const look = () => db.meta.get(pinKey)
  vi.spyOn(db.meta, 'get').mockImplementationOnce(() => {
    let looking = look()
    for (let time = 0; time < 50; time += 1) looking = looking.then(() => look())
    return looking
  })
}

describe('personal data', () => {
  test.each([true, false])(
    'is not read until the phone knows whether a PIN is set (%s), however long that takes',
    async (isSet) => {
      await db.profile.put(aPatient())
      if (isSet) await db.meta.put({ key: pinKey, value: 'a PIN' })
      db.close({ disableAutoOpen: false })
      delayPinLookup()
      const order: string[] = []
      checkPinBeforeReads((found) => order.push(`PIN: ${found}`))
      await db.profile.toArray().then(([person]) => order.push(person?.name ?? 'nobody'))
      expect(order).toEqual([`PIN: ${isSet}`, 'Amina Yusuf'])
    },
  )
})
