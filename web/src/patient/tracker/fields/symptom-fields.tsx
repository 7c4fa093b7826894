import type { UseFormReturnType } from '@mantine/form'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { Fragment } from 'react'
import { SeveritySlider } from '../../../ui/form/severity-slider.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { EmergencyCardAt, EmergencySigns } from './emergency-signs.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { SymptomDetails } from './symptom-details.tsx'
import type { Measures } from './use-measures.ts'
import { useSymptomField } from './use-symptom-field.ts'
import styles from './symptom-fields.module.css'

type Props = {
  form: UseFormReturnType<SymptomForm>
  measures: Measures
  /** On the button of the emergency card. */
  saveText: string
}

/** The fields of an entry, for a new entry and for an edit. */
export function SymptomFields({ form, measures, saveText }: Props) {
  return (
    <EmergencySigns form={form} measures={measures} saveText={saveText}>
      <div className={styles.columns}>
        <ScoreSliders form={form} />
        <div className={styles.column}>
          <SymptomDetails form={form} />
          <MeasureFields form={form} measures={measures} />
        </div>
      </div>
    </EmergencySigns>
  )
}

function ScoreSliders({ form }: { form: UseFormReturnType<SymptomForm> }) {
  return (
    <Card className={styles.scores}>
      {scoreNames.map((name) => (
        <Fragment key={name}>
          <ScoreSlider form={form} name={name} />
          {name === 'breathlessness' && <EmergencyCardAt field="breathlessness" />}
        </Fragment>
      ))}
    </Card>
  )
}

type ScoreSliderProps = { form: UseFormReturnType<SymptomForm>; name: ScoreName }

/** Subscribes to its own field, so that moving it does not re-render the form. */
function ScoreSlider({ form, name }: ScoreSliderProps) {
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
