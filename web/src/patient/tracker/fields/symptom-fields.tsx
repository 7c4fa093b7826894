import type { UseFormReturnType } from '@mantine/form'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { SeveritySlider } from '../../../ui/form/severity-slider.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { MeasureFields } from './measure-fields.tsx'
import { SymptomDetails } from './symptom-details.tsx'
import type { Measures } from './use-measures.ts'
import { useSymptomField } from './use-symptom-field.ts'
import styles from './symptom-fields.module.css'

type Props = { form: UseFormReturnType<SymptomForm>; measures: Measures }

/** The fields of an entry, for a new entry and for an edit. */
export function SymptomFields({ form, measures }: Props) {
  return (
    <div className={styles.columns}>
      <ScoreSliders form={form} />
      <div className={styles.column}>
        <SymptomDetails form={form} />
        <MeasureFields form={form} measures={measures} />
      </div>
    </div>
  )
}

function ScoreSliders({ form }: { form: UseFormReturnType<SymptomForm> }) {
  return (
    <Card className={styles.scores}>
      {scoreNames.map((name) => (
        <ScoreSlider key={name} form={form} name={name} />
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
