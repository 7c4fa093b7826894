import type { UseFormReturnType } from '@mantine/form'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames } from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { SeveritySlider } from '../../../ui/form/severity-slider.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { type SymptomForm, withScore, withTouched } from '../symptom-form.ts'
import { MeasureFields } from './measure-fields.tsx'
import { SymptomDetails } from './symptom-details.tsx'
import type { Measures } from './use-measures.ts'
import styles from './symptom-fields.module.css'

type Props = { form: UseFormReturnType<SymptomForm>; measures: Measures }

/** All that is asked about a day, whether it is logged or mended. */
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
        <SeveritySlider
          key={name}
          field={name}
          label={scoreLabels[name]}
          value={form.values[name]}
          isSet={!form.values.untouchedScores.includes(name)}
          wordOf={(score) => severityWord(name, score)}
          onChange={(score) => form.setValues(withScore(form.getValues(), name, score))}
          onTouch={() => form.setValues(withTouched(form.getValues(), name))}
          error={form.errors[name]}
        />
      ))}
    </Card>
  )
}
