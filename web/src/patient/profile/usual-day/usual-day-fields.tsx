import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { exportWords } from '@second-wind/core/content/profile/export-words'
import { usualDayWords as words } from '@second-wind/core/content/profile/usual-day-words'
import {
  scoreLabels,
  sputumColorLabels,
  sputumConsistencyLabels,
} from '@second-wind/core/content/symptom-labels'
import {
  defaultScore,
  type ScoreName,
  sputumColors,
  sputumConsistencies,
} from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { useId } from 'react'
import { PuffStepper } from '../../../ui/form/puff-stepper.tsx'
import { SeveritySlider } from '../../../ui/form/severity-slider.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './usual-day.module.css'

/** Fields that are not set are absent. */
export type UsualDraft = Partial<Omit<UsualDay, 'setOn'>>

type ScoreProps = {
  name: ScoreName
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Sets the value shown, if none is set. */
  onTouch: () => void
}

export function UsualScore({ name, value, onChange, onTouch }: ScoreProps) {
  const label = scoreLabels[name]
  return (
    <div className={styles.field}>
      <SeveritySlider
        field={name}
        label={label}
        value={value ?? defaultScore}
        isSet={value !== undefined}
        wordOf={(score) => severityWord(name, score)}
        onChange={onChange}
        onTouch={onTouch}
      />
      {value !== undefined && (
        <TextButton
          onClick={({ currentTarget }) => {
            // This button disappears, so the focus moves to the slider.
            currentTarget.parentElement?.querySelector<HTMLElement>('[role="slider"]')?.focus()
            onChange(undefined)
          }}
        >
          Clear {label.toLowerCase()}
        </TextButton>
      )}
    </div>
  )
}

type PhlegmProps = {
  draft: UsualDraft
  onChange: (field: 'sputumConsistency' | 'sputumColor', value: UsualDraft[typeof field]) => void
}

/** The colour is asked only with phlegm. Red is no choice: blood is never usual. */
export function UsualPhlegm({ draft, onChange }: PhlegmProps) {
  const { sputumConsistency, sputumColor } = draft
  return (
    <div className={`${styles.form} ${fieldStyles.field}`}>
      <NativeSelect
        rightSection={<Icon name="down" />}
        label={exportWords.fields.sputumConsistency}
        data={options(sputumConsistencies, sputumConsistencyLabels)}
        value={sputumConsistency ?? ''}
        onChange={({ target }) => {
          const chosen = sputumConsistencies.find((value) => value === target.value)
          onChange('sputumConsistency', chosen)
          if (chosen === 'none') onChange('sputumColor', undefined)
        }}
      />
      {sputumConsistency !== 'none' && (
        <NativeSelect
          rightSection={<Icon name="down" />}
          label={exportWords.fields.sputumColor}
          data={options(
            sputumColors.filter((color) => color !== 'red'),
            sputumColorLabels,
          )}
          value={sputumColor ?? ''}
          onChange={({ target }) =>
            onChange(
              'sputumColor',
              sputumColors.find((value) => value === target.value),
            )
          }
        />
      )}
    </div>
  )
}

function options<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return [{ value: '', label: words.notSet }, ...values.map((value) => ({ value, label: labels[value] }))]
}

type PuffsProps = { puffs: number | undefined; onChange: (puffs: number | undefined) => void }

export function UsualPuffs({ puffs, onChange }: PuffsProps) {
  const nameId = useId()
  return (
    <div role="group" aria-labelledby={nameId} className={styles.field}>
      <p id={nameId}>
        <strong>{words.reliever}</strong>
      </p>
      <PuffStepper puffs={puffs} unsetText={words.notSet} onChange={onChange} />
    </div>
  )
}
