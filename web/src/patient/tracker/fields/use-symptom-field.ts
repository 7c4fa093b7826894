import type { UseFormReturnType } from '@mantine/form'
import type { SymptomForm } from '../symptom-form.ts'

type Form = UseFormReturnType<SymptomForm>
type TextField = {
  [Name in keyof SymptomForm]: SymptomForm[Name] extends string ? Name : never
}[keyof SymptomForm]

/**
 * Subscribes to one field. The form is uncontrolled and does not re-render at a change, so that moving a slider or
 * typing re-renders only that field.
 */
export function useSymptomField<Name extends keyof SymptomForm>(form: Form, name: Name): SymptomForm[Name] {
  return form.useWatchValue(name)
}

/** The value and props of one text input or select. */
export function useSymptomInput(form: Form, name: TextField) {
  const { defaultValue: _, ...props } = form.getInputProps(name)
  const value: string = useSymptomField(form, name)
  return { ...props, value }
}
