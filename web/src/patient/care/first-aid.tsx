import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import type { Inhaler } from '@second-wind/core/records/patient'
import { FirstAidList } from '../../ui/first-aid/first-aid-list.tsx'

export function FirstAid({ inhaler }: { inhaler: Inhaler | undefined }) {
  return (
    <section>
      <h2>First Aid</h2>
      <FirstAidList knownInhaler={inhaler} others={[copdFlareUp, burns, poisoningSteps]} />
    </section>
  )
}
