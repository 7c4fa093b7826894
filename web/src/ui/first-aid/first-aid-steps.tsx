import { Stack } from '@mantine/core'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import { PuffCounter } from './puff-counter.tsx'
import styles from './first-aid-steps.module.css'

export function FirstAidSteps({ firstAid: { intro, steps, puffs } }: { firstAid: FirstAid }) {
  return (
    <Stack>
      {intro && <p>{intro}</p>}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            {step}
            {puffs?.atStep === index + 1 && <PuffCounter {...puffs} afterwards={steps[index + 1] ?? ''} />}
          </li>
        ))}
      </ol>
    </Stack>
  )
}
