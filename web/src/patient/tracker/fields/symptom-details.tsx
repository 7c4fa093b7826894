import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  sputumColorLabels,
  sputumConsistencyLabels,
  temperatureLabels,
} from '@second-wind/core/content/symptom-labels'
import { sputumColors, sputumConsistencies, temperatures } from '@second-wind/core/records/symptom-entry'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { NotesField } from './notes-field.tsx'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './symptom-details.module.css'

/** Temperature, phlegm and notes. The colour is asked of everybody: blood can come without phlegm. */
export function SymptomDetails({ form }: { form: UseFormReturnType<SymptomForm> }) {
  return (
    <Card className={`${styles.details} ${fieldStyles.field}`}>
      <NativeSelect
        rightSection={<Icon name="down" />}
        label="Temperature"
        data={temperatures.map((value) => ({ value, label: temperatureLabels[value] }))}
        {...form.getInputProps('temperature')}
      />
      <NativeSelect
        rightSection={<Icon name="down" />}
        label="Phlegm (mucus) thickness"
        data={sputumConsistencies.map((value) => ({ value, label: sputumConsistencyLabels[value] }))}
        {...form.getInputProps('sputumConsistency')}
      />
      <NativeSelect
        rightSection={<Icon name="down" />}
        label="Phlegm (mucus) colour"
        data={sputumColors.map((value) => ({ value, label: sputumColorLabels[value] }))}
        {...form.getInputProps('sputumColor')}
      />
      <NotesField {...form.getInputProps('notes')} />
    </Card>
  )
}
