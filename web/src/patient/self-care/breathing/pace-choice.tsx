import { breathingPacer } from '@second-wind/core/content/library/pacer'
import type { PaceId } from '@second-wind/core/content/library/pacer-schema'
import { useId } from 'react'
import styles from './pace-choice.module.css'

type Props = { pace: PaceId; onPace: (pace: PaceId) => void; isDisabled: boolean }

/** 4 in and 4 out, a longer breath out, or the person's own (C19). */
export function PaceChoice({ pace, onPace, isDisabled }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.paces} disabled={isDisabled}>
      <legend>Pace</legend>
      {breathingPacer.paces.map(({ id, label, hint }) => (
        <label key={id} className={styles.pace}>
          <input type="radio" name={name} checked={id === pace} onChange={() => onPace(id)} />
          <span>
            {label}
            <span className={styles.hint}>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
