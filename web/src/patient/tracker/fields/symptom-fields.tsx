import type { UseFormReturnType } from '@mantine/form'
import type { SymptomForm } from '../symptom-form.ts'
import { EmergencySigns } from './emergency-signs.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { ScoreSliders, type ScoreReferences } from './score-sliders.tsx'
import { SymptomDetails } from './symptom-details.tsx'
import type { Measures } from './use-measures.ts'
import styles from './symptom-fields.module.css'

type Props = {
  form: UseFormReturnType<SymptomForm>
  measures: Measures
  /** On the button of the emergency card. */
  saveText: string
  reference?: ScoreReferences | undefined
}

/** The fields of an entry, for a new entry and for an edit. */
export function SymptomFields({ form, measures, saveText, reference }: Props) {
  return (
    <EmergencySigns form={form} measures={measures} saveText={saveText}>
      <div className={styles.columns}>
        <ScoreSliders form={form} reference={reference} />
        <div className={styles.column}>
          <SymptomDetails form={form} />
          <MeasureFields form={form} measures={measures} />
        </div>
      </div>
    </EmergencySigns>
  )
}
