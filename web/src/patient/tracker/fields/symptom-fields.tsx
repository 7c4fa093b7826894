import type { UseFormReturnType } from '@mantine/form'
import { MeasureFields } from './measure-fields.tsx'
import { ScoreSliders } from './score-sliders.tsx'
import { SymptomDetails } from './symptom-details.tsx'
import type { SymptomForm } from '../symptom-form.ts'
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
