import type { ActionPlan } from '@second-wind/core/records/action-plan'
import { useLiveQuery } from 'dexie-react-hooks'
import { findActionPlan } from '../local/lazy.ts'

type StoredPlan = { plan: ActionPlan | undefined; isUnreadable: boolean }

export function useActionPlan(): StoredPlan | undefined {
  return useLiveQuery(() =>
    findActionPlan().then(
      (plan) => ({ plan, isUnreadable: false }),
      () => ({ plan: undefined, isUnreadable: true }),
    ),
  )
}
