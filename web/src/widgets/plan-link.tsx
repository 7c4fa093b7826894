import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { useActionPlan } from '../data/live/use-action-plan.ts'
import * as paths from '../paths.ts'
import { ActionLink } from '../ui/links/action-link.tsx'

/** A link to the person's own action plan, if there is one. */
export function PlanLink({ onLeave }: { onLeave?: () => void }) {
  const plan = useActionPlan()?.plan
  if (!plan) return null
  return (
    <ActionLink to={paths.actionPlan} onLeave={onLeave}>
      {planWords.link}
    </ActionLink>
  )
}
