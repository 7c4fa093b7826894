import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  sputumColorLabels,
  sputumConsistencyLabels,
  temperatureLabels,
} from '@second-wind/core/content/symptom-labels'
import {
  sputumColors,
  sputumConsistencies,
  temperatures,
  type UntouchedField,
  untouchedReport,
} from '@second-wind/core/records/symptom-entry'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { EmergencyCardAt } from './emergency-signs.tsx'
import { NotesField } from './notes-field.tsx'
import { useSymptomField, useSymptomInput } from './use-symptom-field.ts'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './symptom-details.module.css'

type Form = UseFormReturnType<SymptomForm>

/** Temperature, phlegm and notes. */
export function SymptomDetails({ form }: { form: Form }) {
  return (
    <Card className={`${styles.details} ${fieldStyles.field}`}>
      <AnswerSelect
        form={form}
        name="temperature"
        label="Temperature"
        choices={temperatures.map((value) => ({ value, label: temperatureLabels[value] }))}
      />
      <EmergencyCardAt field="temperature" />
      <AnswerSelect
        form={form}
        name="sputumConsistency"
        label="Phlegm (mucus) thickness"
        choices={sputumConsistencies.map((value) => ({ value, label: sputumConsistencyLabels[value] }))}
        onAnswer={(thickness) => {
          // A colour other than blood belongs to phlegm.
          const hasBlood = form.getValues().sputumColor === 'red'
          if (thickness === 'none' && !hasBlood) setAnswer(form, 'sputumColor', undefined)
        }}
      />
      <PhlegmColor form={form} />
      <EmergencyCardAt field="sputumColor" />
      <Notes form={form} />
    </Card>
  )
}

/** Without phlegm only blood is asked about, because it can come alone (hazard C5). */
function PhlegmColor({ form }: { form: Form }) {
  const thickness = useSymptomField(form, 'sputumConsistency')
  const isUnknown = useSymptomField(form, 'untouchedFields').includes('sputumConsistency')
  if (thickness === 'none' && !isUnknown) {
    return (
      <AnswerSelect
        form={form}
        name="sputumColor"
        label="Did you cough up blood?"
        choices={[
          { value: 'clear', label: 'No' },
          { value: 'red', label: 'Yes' },
        ]}
      />
    )
  }
  return (
    <AnswerSelect
      form={form}
      name="sputumColor"
      label="Phlegm (mucus) colour"
      choices={sputumColors.map((value) => ({ value, label: sputumColorLabels[value] }))}
    />
  )
}

type AnswerProps<Name extends UntouchedField> = {
  form: Form
  name: Name
  label: string
  choices: readonly { value: SymptomForm[Name]; label: string }[]
  onAnswer?: (answer: SymptomForm[Name] | undefined) => void
}

/** A list whose default is stored, but is not shown as an answer until the person chooses (ruling D-03). */
function AnswerSelect<Name extends UntouchedField>(props: AnswerProps<Name>) {
  const { form, name, label, choices, onAnswer } = props
  const { value, ...input } = useSymptomInput(form, name)
  const isUntouched = useSymptomField(form, 'untouchedFields').includes(name)
  return (
    <NativeSelect
      rightSection={<Icon name="down" />}
      label={label}
      data={[{ value: '', label: 'Not set yet' }, ...choices]}
      {...input}
      value={isUntouched ? '' : value}
      data-unset={isUntouched || undefined}
      onChange={({ target }) => {
        const answer = choices.find((choice) => choice.value === target.value)?.value
        setAnswer(form, name, answer)
        onAnswer?.(answer)
      }}
    />
  )
}

/** Without an answer the default of the specification is stored, marked as untouched. */
function setAnswer<Name extends UntouchedField>(
  form: Form,
  name: Name,
  answer: SymptomForm[Name] | undefined,
): void {
  const others = form.getValues().untouchedFields.filter((field) => field !== name)
  form.setValues({
    [name]: answer ?? untouchedReport[name],
    untouchedFields: answer === undefined ? [...others, name] : others,
  })
}

/** Its own component, so that typing re-renders only the notes. */
function Notes({ form }: { form: Form }) {
  return <NotesField {...useSymptomInput(form, 'notes')} />
}
