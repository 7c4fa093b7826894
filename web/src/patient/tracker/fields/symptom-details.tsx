import '@mantine/core/styles/Input.layer.css'
import type { UseFormReturnType } from '@mantine/form'
import { temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { temperatures } from '@second-wind/core/records/symptom-entry'
import { Card } from '../../../ui/primitives/card.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { AnswerSelect } from './answer-select.tsx'
import { EmergencyCardAt } from './emergency-signs.tsx'
import { NotesField } from './notes-field.tsx'
import { PhlegmFields } from './phlegm-fields.tsx'
import { useSymptomInput } from './use-symptom-field.ts'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './symptom-details.module.css'

type FormProps = { form: UseFormReturnType<SymptomForm> }

/** Temperature, phlegm and notes. */
export function SymptomDetails({ form }: FormProps) {
  return (
    <Card className={`${styles.details} ${fieldStyles.field}`}>
      <TemperatureSelect form={form} />
      <EmergencyCardAt field="temperature" />
      <PhlegmFields form={form} colorAs="list" />
      <EmergencyCardAt field="sputumColor" />
      <FormNotes form={form} />
    </Card>
  )
}

export function TemperatureSelect({ form, isLabelled = false }: FormProps & { isLabelled?: boolean }) {
  return (
    <AnswerSelect
      form={form}
      name="temperature"
      label="Temperature"
      isLabelled={isLabelled}
      choices={temperatures.map((value) => ({ value, label: temperatureLabels[value] }))}
    />
  )
}

/** Its own component, so that typing re-renders only the notes. */
export function FormNotes({ form }: FormProps) {
  return <NotesField {...useSymptomInput(form, 'notes')} />
}
