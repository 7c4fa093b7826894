import { maxPlanPhotos, planPhoto, type PlanPhoto } from '@second-wind/core/records/plan-photo'
import { db, writeDb } from '../database/db-connection.ts'

/** The pages of the paper plan, in the order in which they were added. Never sent. */
export async function listPlanPhotos(): Promise<PlanPhoto[]> {
  return db.photos.orderBy('addedAt').toArray()
}

export const countPlanPhotos = (): Promise<number> => db.photos.count()

/** @throws NotSavedError, also when all pages are taken */
export async function addPlanPhoto(photo: PlanPhoto): Promise<void> {
  await writeDb(() =>
    db.transaction('rw', db.photos, async () => {
      if ((await db.photos.count()) >= maxPlanPhotos) throw new Error('All pages are taken')
      await db.photos.add(planPhoto.parse(photo))
    }),
  )
}

/** @throws NotSavedError when it could not be deleted */
export async function deletePlanPhoto(id: string): Promise<void> {
  await writeDb(() => db.photos.delete(id))
}
