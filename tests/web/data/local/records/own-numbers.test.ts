import { describe, expect, test } from 'vitest'
import { readExportData } from '../../../../../web/src/data/local/account/export-data.ts'
import { wipeLocalData } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { findOwnNumbers, saveOwnNumbers } from '../../../../../web/src/data/local/records/own-numbers.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
const numbers = { gp: '020 7946 0123', pharmacy: '01632 960456' }

describe("the numbers of the patient's GP, nurse and pharmacy", () => {
  test('are stored on the phone, and nothing is queued', async () => {
    await saveOwnNumbers(numbers)
    expect(await findOwnNumbers()).toEqual(numbers)
    expect(await db.outbox.count()).toBe(0)
  })

  test('are deleted when they were left out the next time', async () => {
    await saveOwnNumbers(numbers)
    await saveOwnNumbers({ gp: numbers.gp })
    expect(await findOwnNumbers()).toEqual({ gp: numbers.gp })
  })

  test('are in the data export', async () => {
    await saveOwnNumbers(numbers)
    expect(await readExportData()).toMatchObject({ ownNumbers: numbers })
  })

  test('are deleted with all data', async () => {
    await saveOwnNumbers(numbers)
    await wipeLocalData({ force: true })
    expect(await findOwnNumbers()).toEqual({})
  })

  test('count as none when a stored text is no phone number', async () => {
    await db.meta.put({ key: 'ownNumbers', value: { gp: 'javascript:alert(1)' } })
    expect(await findOwnNumbers()).toEqual({})
  })
})
