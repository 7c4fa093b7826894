import { maxPlanPhotoLength, maxPlanPhotos } from '@second-wind/core/records/plan-photo'
import { describe, expect, test, vi } from 'vitest'
import { readExportData } from '../../../../../web/src/data/local/account/export-data.ts'
import { wipeLocalData } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import {
  addPlanPhoto,
  deletePlanPhoto,
  listPlanPhotos,
} from '../../../../../web/src/data/local/records/plan-photos.ts'
import { aPlanPhoto } from '../../../../fixtures/a-plan-photo.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()

const pages = (count: number) =>
  Array.from({ length: count }, (_, page) =>
    aPlanPhoto({ id: newId(), addedAt: `2026-11-20T18:0${page}:00.000Z` }),
  )

describe('the photos of a paper plan', () => {
  test('are stored on the phone in order, and nothing is queued', async () => {
    const [first, second] = pages(2)
    await addPlanPhoto(second!)
    await addPlanPhoto(first!)
    expect(await listPlanPhotos()).toEqual([first, second])
    expect(await db.outbox.count()).toBe(0)
  })

  test('a deleted page is removed, and the others stay', async () => {
    const [first, second] = pages(2)
    await addPlanPhoto(first!)
    await addPlanPhoto(second!)
    await deletePlanPhoto(first!.id)
    expect(await listPlanPhotos()).toEqual([second])
  })

  test('one page more than fits is refused', async () => {
    for (const page of pages(maxPlanPhotos)) await addPlanPhoto(page)
    await expect(addPlanPhoto(aPlanPhoto())).rejects.toMatchObject({ name: 'NotSaved' })
    expect(await listPlanPhotos()).toHaveLength(maxPlanPhotos)
  })

  test.each([
    ['an image of another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['an image that is too large', `data:image/jpeg;base64,${'A'.repeat(maxPlanPhotoLength)}`],
  ])('%s is refused', async (_, image) => {
    await expect(addPlanPhoto({ ...aPlanPhoto(), image })).rejects.toMatchObject({ name: 'NotSaved' })
    expect(await listPlanPhotos()).toEqual([])
  })

  test('full storage is reported, and the earlier pages are kept', async () => {
    const [first, second] = pages(2)
    await addPlanPhoto(first!)
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await expect(addPlanPhoto(second!)).rejects.toMatchObject({ reason: 'full' })
    add.mockRestore()
    expect(await listPlanPhotos()).toEqual([first])
  })
})

describe('exporting and deleting all data', () => {
  test('the data export contains the photos', async () => {
    await addPlanPhoto(aPlanPhoto())
    expect(await readExportData()).toMatchObject({ planPhotos: [aPlanPhoto()] })
  })

  test('deleting all data deletes the photos', async () => {
    await addPlanPhoto(aPlanPhoto())
    await wipeLocalData({ force: true })
    expect(await listPlanPhotos()).toEqual([])
  })
})
