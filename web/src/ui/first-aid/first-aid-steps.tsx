import { Stack } from '@mantine/core'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import { PuffCounter } from './puff-counter.tsx'
import styles from './first-aid-steps.module.css'

type Props = {
  firstAid: FirstAid
  /** The step that the list around this one begins with: left out here, and only the outer list has numbers. */
  saidAbove?: string
}

export function FirstAidSteps({ firstAid: { intro, steps, puffs }, saidAbove }: Props) {
  const isInList = saidAbove !== undefined
  const List = isInList ? 'ul' : 'ol'
  return (
    <Stack>
      {intro && <p>{intro}</p>}
      <List className={styles.steps}>
        {steps.map((step, index) =>
          step === saidAbove ? null : (
            <li key={step}>
              {step}
              {puffs?.atStep === index + 1 && (
                <PuffCounter {...puffs} afterwards={steps[index + 1] ?? ''} hasCall={!isInList} />
              )}
            </li>
          ),
        )}
      </List>
    </Stack>
  )
}
