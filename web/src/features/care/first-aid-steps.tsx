import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import { CallLink } from './call-link.tsx'
import { PuffCounter } from './puff-counter.tsx'
import styles from './first-aid-steps.module.css'

/** The way to 999 stands above the steps and beside the puff counter, whatever is open. */
export function FirstAidSteps({ firstAid: { intro, steps, puffs } }: { firstAid: FirstAid }) {
  return (
    <div className={styles.firstAid}>
      {intro && <p>{intro}</p>}
      <p>
        <CallLink tel="999" level="emergency">
          Call 999
        </CallLink>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            {step}
            {puffs?.atStep === index + 1 && <PuffCounter {...puffs} afterwards={steps[index + 1] ?? ''} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
