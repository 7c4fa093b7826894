import { Group } from '@mantine/core'
import { measureLines } from '@second-wind/core/content/tracker/measure-lines'
import { useId } from 'react'
import { formatPuffs } from '../../../ui/clinical/format-puffs.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { StepButton } from '../../../ui/primitives/step-button.tsx'
import styles from './measure-fields.module.css'

const mostPuffs = 100

type Props = { puffs: number | null; onPuffs: (puffs: number | null) => void }

/** Counted with buttons. Not counted differs from none. */
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
      <Group>
        <StepButton
          name="One puff less"
          atEnd={puffs === 0}
          onPress={() => onPuffs(Math.max(0, (puffs ?? 0) - 1))}
          sign="minus"
        />
        <span role="status" className={styles.count} data-unset={puffs === null || undefined}>
          {puffs === null ? 'Not counted' : formatPuffs(puffs)}
        </span>
        <StepButton
          name="One puff more"
          atEnd={puffs === mostPuffs}
          onPress={() => onPuffs(Math.min(mostPuffs, (puffs ?? 0) + 1))}
          sign="plus"
        />
        {puffs !== null && (
          <TextButton
            onClick={(event) => {
              // This button disappears, so the focus moves to the one that restarts counting.
              const last = event.currentTarget.previousElementSibling
              if (last instanceof HTMLElement) last.focus()
              onPuffs(null)
            }}
          >
            Clear puffs
          </TextButton>
        )}
      </Group>
    </div>
  )
}
