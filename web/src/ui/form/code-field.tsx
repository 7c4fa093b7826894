import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { fieldError } from '../feedback/error-text.tsx'
import fieldStyles from './field.module.css'
import formStyles from './form.module.css'

/** For a code in capitals, which the browser neither completes nor corrects. */
export function CodeField({ error, ...props }: Omit<ComponentProps<typeof TextInput>, 'className'>) {
  return (
    <TextInput
      {...props}
      error={fieldError(error)}
      className={`${fieldStyles.field} ${formStyles.field}`}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
