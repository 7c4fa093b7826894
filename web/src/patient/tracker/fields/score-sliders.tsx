import type { UseFormReturnType } from '@mantine/form'
import { scoreNames } from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { Card } from '../../../ui/primitives/card.tsx'
import { SeveritySlider } from '../../../ui/form/severity-slider.tsx'
import { withScore, withTouched, type SymptomForm } from '../symptom-form.ts'
import styles from './score-sliders.module.css'

export function ScoreSliders({ form }: { form: UseFormReturnType<SymptomForm> }) {
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
