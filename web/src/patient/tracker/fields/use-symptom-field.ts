import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { emptyForm, hasAnswers, type SymptomForm } from '../symptom-form.ts'

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

/** Whether anything is answered. Re-renders only when that changes. */
export function useHasAnswers(form: Form): boolean {
  const [has, setHas] = useState(() => hasAnswers(form.getValues()))
  for (const name of Object.keys(emptyForm)) form.watch(name, () => setHas(hasAnswers(form.getValues())))
  return has
}

/** The value and props of one text input or select. */
export function useSymptomInput(form: Form, name: TextField) {
  const { defaultValue: _, ...props } = form.getInputProps(name)
  const value: string = useSymptomField(form, name)
  return { ...props, value }
}
