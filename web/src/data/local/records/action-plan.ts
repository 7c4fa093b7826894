import { actionPlan, type ActionPlan } from '@second-wind/core/records/action-plan'
import { db, writeDb } from '../database/db-connection.ts'

const key = 'actionPlan'

/** The person's own action plan. Never sent. */
export async function findActionPlan(): Promise<ActionPlan | undefined> {
  return actionPlan.safeParse((await db.meta.get(key))?.value).data
}

/** Replaces the previous plan. @throws NotSavedError */
export async function saveActionPlan(plan: ActionPlan): Promise<void> {
  await writeDb(() => db.meta.put({ key, value: plan }))
}

/** @throws NotSavedError when it could not be deleted */
export async function deleteActionPlan(): Promise<void> {
  await writeDb(() => db.meta.delete(key))
}
