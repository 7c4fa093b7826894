import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useForm } from '@mantine/form'
import { fieldError } from '../feedback/error-text.tsx'

/**
 * A form with one checkbox, never ticked in advance.
 * @param missing error text when the box must be ticked; undefined when nothing has to be confirmed
 */
export function useRequiredTick(missing: string | undefined) {
  const form = useForm({
    initialValues: { isTicked: false },
    validate: { isTicked: (isTicked) => (isTicked ? undefined : missing) },
  })
  const error = form.errors['isTicked']
  const focus = () => form.getInputNode('isTicked')?.focus()
  return {
    /** For Mantine's Checkbox. */
    checkbox: {
      ...form.getInputProps('isTicked', { type: 'checkbox' }),
      error: fieldError(error),
      'aria-invalid': error !== undefined,
    },
    /** Continues when the box is ticked; otherwise shows the error and focuses the box. */
    submit: (onTicked: () => void) => form.onSubmit(onTicked, focus),
  }
}
