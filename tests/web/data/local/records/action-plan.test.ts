import { describe, expect, test, vi } from 'vitest'
import { readExportData } from '../../../../../web/src/data/local/account/export-data.ts'
import { wipeLocalData } from '../../../../../web/src/data/local/account/wipe-device.ts'
import {
  deleteActionPlan,
  findActionPlan,
  saveActionPlan,
} from '../../../../../web/src/data/local/records/action-plan.ts'
import { anActionPlan } from '../../../../fixtures/an-action-plan.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()

describe('saving and deleting a plan', () => {
  test('a plan is stored on the phone, and nothing is queued', async () => {
    await saveActionPlan(anActionPlan())
    expect(await findActionPlan()).toEqual(anActionPlan())
    expect(await db.outbox.count()).toBe(0)
  })

  test('a changed plan replaces the previous one', async () => {
    await saveActionPlan(anActionPlan())
    await saveActionPlan(anActionPlan({ medicines: 'None' }))
    expect((await findActionPlan())?.medicines).toBe('None')
  })

  test('a deleted plan is removed', async () => {
    await saveActionPlan(anActionPlan())
    await deleteActionPlan()
    expect(await findActionPlan()).toBeUndefined()
  })
})

describe('exporting and deleting all data', () => {
  test('the data export contains the plan', async () => {
    await saveActionPlan(anActionPlan())
    expect(await readExportData()).toMatchObject({ actionPlan: anActionPlan() })
  })

  test('deleting all data deletes the plan', async () => {
    await saveActionPlan(anActionPlan())
    await wipeLocalData({ force: true })
    expect(await findActionPlan()).toBeUndefined()
  })
})

describe('failures', () => {
  test('full storage is reported, and the previous plan is kept', async () => {
    await saveActionPlan(anActionPlan())
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await expect(saveActionPlan(anActionPlan({ medicines: 'None' }))).rejects.toMatchObject({
      reason: 'full',
    })
    put.mockRestore()
    expect(await findActionPlan()).toEqual(anActionPlan())
  })

  test('a row that is not a plan counts as none', async () => {
    await db.meta.put({ key: 'actionPlan', value: { zones: 'green' } })
    expect(await findActionPlan()).toBeUndefined()
  })
})
