import type { UseFormReturnType } from '@mantine/form'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { Fragment } from 'react'
import { SeveritySlider } from '../../../ui/form/severity-slider.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { EmergencyCardAt } from './emergency-signs.tsx'
import { useSymptomField } from './use-symptom-field.ts'
import styles from './symptom-fields.module.css'

/** A score to compare with, shown beside the slider. */
type Reference = { score: number; isUsual: boolean }

export type ScoreReferences = Partial<Record<ScoreName, Reference>>

type Props = {
  form: UseFormReturnType<SymptomForm>
  reference?: ScoreReferences | undefined
}

export function ScoreSliders({ form, reference }: Props) {
  return (
    <Card className={styles.scores}>
      {scoreNames.map((name) => (
        <Fragment key={name}>
          <ScoreSlider form={form} name={name} reference={reference?.[name]} />
          {name === 'breathlessness' && <EmergencyCardAt field="breathlessness" />}
        </Fragment>
      ))}
    </Card>
  )
}

type ScoreSliderProps = {
  form: UseFormReturnType<SymptomForm>
  name: ScoreName
  reference?: Reference | undefined
}

/** Subscribes to its own field, so that moving it does not re-render the form. */
export function ScoreSlider({ form, name, reference }: ScoreSliderProps) {
  const value = useSymptomField(form, name)
  const isUntouched = useSymptomField(form, 'untouchedScores').includes(name)
  const markTouched = () => {
    const untouched = form.getValues().untouchedScores
    if (!untouched.includes(name)) return
    const others = untouched.filter((other) => other !== name)
    form.setFieldValue('untouchedScores', others, { forceUpdate: false })
  }
  return (
    <SeveritySlider
      field={name}
      label={scoreLabels[name]}
      value={value}
      isSet={!isUntouched}
      hint={reference && referenceWords(name, reference)}
      wordOf={(score) => severityWord(name, score)}
      onChange={(score) => {
        form.setFieldValue(name, score, { forceUpdate: false })
        markTouched()
      }}
      onTouch={markTouched}
      error={form.errors[name]}
    />
  )
}

const referenceWords = (name: ScoreName, { score, isUsual }: Reference): string =>
  `${isUsual ? 'Your usual' : 'Last time'}: ${score} · ${severityWord(name, score)}`
