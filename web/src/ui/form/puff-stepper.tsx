import { maxRelieverPuffs } from '@second-wind/core/records/symptom-entry'
import { TextButton } from '../links/text-button.tsx'
import { StepButton } from '../primitives/step-button.tsx'
import styles from './puff-stepper.module.css'

type Props = {
  puffs: number | undefined
  /** Shown in place of a count. Not counted differs from none. */
  unsetText: string
  onChange: (puffs: number | undefined) => void
}

/** Counts puffs of the reliever with buttons. */
export function PuffStepper({ puffs, unsetText, onChange }: Props) {
  const step = (by: 1 | -1) => onChange(Math.min(maxRelieverPuffs, Math.max(0, (puffs ?? 0) + by)))
  return (
    <div className={styles.stepper}>
      <StepButton name="One puff less" sign="minus" atEnd={puffs === 0} onPress={() => step(-1)} />
      <span role="status" className={styles.count} data-unset={puffs === undefined || undefined}>
        {puffs === undefined ? unsetText : `${puffs} ${puffs === 1 ? 'puff' : 'puffs'}`}
      </span>
      <StepButton
        name="One puff more"
        sign="plus"
        atEnd={puffs === maxRelieverPuffs}
        onPress={() => step(1)}
      />
      {puffs !== undefined && (
        <TextButton
          onClick={({ currentTarget }) => {
            // This button disappears, so the focus moves to the one that restarts counting.
            const more = currentTarget.previousElementSibling
            if (more instanceof HTMLElement) more.focus()
            onChange(undefined)
          }}
        >
          Clear puffs
        </TextButton>
      )}
    </div>
  )
}
