import { useLiveQuery } from 'dexie-react-hooks'
import type { ActionPlan } from '@second-wind/core/model/action-plan'
import { findActionPlan } from '../local/inner-door.ts'

/** The plan on this phone; undefined while it is first read. One that cannot be read is none: it costs nobody a screen. */
export function useActionPlan(): { plan: ActionPlan | undefined } | undefined {
  return useLiveQuery(() =>
    findActionPlan().then(
      (plan) => ({ plan }),
      () => ({ plan: undefined }),
    ),
  )
}
