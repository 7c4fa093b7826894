import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type UntouchedField, untouchedReport } from '@second-wind/core/records/symptom-entry'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { useSymptomField, useSymptomInput } from './use-symptom-field.ts'

type Form = UseFormReturnType<SymptomForm>

type Props<Name extends UntouchedField> = {
  form: Form
  name: Name
  label: string
  /** The line that was opened shows the label. */
  isLabelled?: boolean
  choices: readonly { value: SymptomForm[Name]; label: string }[]
  onAnswer?: (answer: SymptomForm[Name] | undefined) => void
}

/** A list whose default is stored, but is not shown as an answer until the person chooses (ruling D-03). */
export function AnswerSelect<Name extends UntouchedField>(props: Props<Name>) {
  const { form, name, label, isLabelled = false, choices, onAnswer } = props
  const { value, ...input } = useSymptomInput(form, name)
  const isUntouched = useSymptomField(form, 'untouchedFields').includes(name)
  return (
    <NativeSelect
      rightSection={<Icon name="down" />}
      {...(isLabelled ? { 'aria-label': label } : { label })}
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
export function setAnswer<Name extends UntouchedField>(
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
