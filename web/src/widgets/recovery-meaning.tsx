import { recoveryWithLungCondition } from '@second-wind/core/content/recovery-timeline-words'
import { hasLungCondition } from '@second-wind/core/triage/person'
import { useProfile } from '../data/live/use-profile.ts'

/** Under a title about recovery: with a lung condition it is about the flare-up, not the condition (ruling D-08). */
export function RecoveryMeaning() {
  const profile = useProfile()?.profile
  return hasLungCondition(profile) ? <p>{recoveryWithLungCondition.description}</p> : null
}
