import { useLiveQuery } from 'dexie-react-hooks'
import { countPlanPhotos, findActionPlan } from '../local/lazy.ts'

/** Whether the person has typed in an action plan or keeps a photo of one. False until read. */
export const useHasPlan = (): boolean =>
  useLiveQuery(async () => {
    const [plan, photos] = await Promise.all([
      findActionPlan().catch(() => undefined),
      countPlanPhotos().catch(() => 0),
    ])
    return plan !== undefined || photos > 0
  }) ?? false
