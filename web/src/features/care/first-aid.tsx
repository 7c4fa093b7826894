import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import type { FirstAid as FirstAidSteps } from '@second-wind/core/content/help/first-aid'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import type { Inhaler } from '@second-wind/core/model/patient'
import { AsthmaAttack } from './asthma-attack.tsx'
import { FirstAidSteps as Steps } from './first-aid-steps.tsx'
import styles from './first-aid.module.css'

const others: readonly FirstAidSteps[] = [copdFlareUp, burns, poisoningSteps]

export function FirstAid({ inhaler }: { inhaler: Inhaler | undefined }) {
  return (
    <section>
      <h2>First Aid</h2>
      <div className={styles.list}>
        <details>
          <summary>Asthma attack</summary>
          <AsthmaAttack knownInhaler={inhaler} />
        </details>
        {others.map((firstAid) => (
          <details key={firstAid.id}>
            <summary>{firstAid.title}</summary>
            <Steps firstAid={firstAid} />
          </details>
        ))}
      </div>
    </section>
  )
}
