import { measureLines } from '@second-wind/core/content/tracker/measure-lines'
import { useId } from 'react'
import { PuffStepper } from '../../../ui/form/puff-stepper.tsx'
import styles from './measure-fields.module.css'

type Props = { puffs: number | null; onPuffs: (puffs: number | null) => void }

export function RelieverField({ puffs, onPuffs }: Props) {
  const nameId = useId()
  const hintId = useId()
  return (
    <div role="group" aria-labelledby={nameId} aria-describedby={hintId} className={styles.measure}>
      <p id={nameId} className={styles.name}>
        Reliever puffs in the last 24 hours
      </p>
      <p id={hintId} className={styles.hint}>
        {measureLines.puffs.text} {measureLines.relieverFails.text}
      </p>
      <PuffStepper
        puffs={puffs ?? undefined}
        unsetText="Not counted"
        onChange={(counted) => onPuffs(counted ?? null)}
      />
    </div>
  )
}
