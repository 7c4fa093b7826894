import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import type { Inhaler } from '@second-wind/core/model/patient'
import { CallLink } from '../../ui/call-link.tsx'
import { AsthmaAttack } from '../../ui/first-aid/asthma-attack.tsx'
import { FirstAidSteps } from '../../ui/first-aid/first-aid-steps.tsx'
import styles from './first-aid.module.css'

const others = [copdFlareUp, burns, poisoningSteps]

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
            <div className={styles.topic}>
              <CallLink tel="999" level="emergency">
                Call 999
              </CallLink>
              <FirstAidSteps firstAid={firstAid} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
