import type { FormErrors } from '@mantine/form'

type Form = {
  setErrors: (errors: FormErrors) => void
  getInputNode: (path: string) => HTMLElement | null
}

/**
 * Shows each error at its field and moves the focus to the first of them.
 *
 * @returns whether there was an error to show
 */
export function showFieldErrors(form: Form, errors: FormErrors): boolean {
  const [first] = Object.keys(errors)
  if (first === undefined) return false
  form.setErrors(errors)
  form.getInputNode(first)?.focus()
  return true
}
