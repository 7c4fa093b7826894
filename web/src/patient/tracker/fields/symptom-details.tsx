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
import { useSymptomInput } from './use-symptom-field.ts'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './symptom-details.module.css'

/** Temperature, phlegm and notes. Everybody is asked for the colour, because blood can come without phlegm. */
export function SymptomDetails({ form }: { form: UseFormReturnType<SymptomForm> }) {
  return (
    <Card className={`${styles.details} ${fieldStyles.field}`}>
      <NativeSelect
        rightSection={<Icon name="down" />}
        label="Temperature"
        data={temperatures.map((value) => ({ value, label: temperatureLabels[value] }))}
        {...useSymptomInput(form, 'temperature')}
      />
      <NativeSelect
        rightSection={<Icon name="down" />}
        label="Phlegm (mucus) thickness"
        data={sputumConsistencies.map((value) => ({ value, label: sputumConsistencyLabels[value] }))}
        {...useSymptomInput(form, 'sputumConsistency')}
      />
      <NativeSelect
        rightSection={<Icon name="down" />}
        label="Phlegm (mucus) colour"
        data={sputumColors.map((value) => ({ value, label: sputumColorLabels[value] }))}
        {...useSymptomInput(form, 'sputumColor')}
      />
      <Notes form={form} />
    </Card>
  )
}

/** Its own component, so that typing re-renders only the notes. */
function Notes({ form }: { form: UseFormReturnType<SymptomForm> }) {
  return <NotesField {...useSymptomInput(form, 'notes')} />
}
