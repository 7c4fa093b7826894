import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { fieldError } from '../../ui/feedback/error-text.tsx'
import { TextButton } from '../../ui/links/text-button.tsx'
import fieldStyles from '../../ui/form/field.module.css'
import styles from './sign-in.module.css'

/** A label, the attributes of the input, and what a form's `getInputProps` returns. */
type Props = Omit<TextInputProps, 'className' | 'type'> & { label: string; autoComplete: string }

/** Turns off spelling correction and capitalisation. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

export function PlainField(props: Props) {
  return <Field className={`${fieldStyles.field} ${styles.field}`} {...props} />
}

/** Hides the password from bystanders until the person chooses to show it. Pasting is allowed. */
export function SecretField(props: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.field}>
      <Field type={isShown ? 'text' : 'password'} className={fieldStyles.field ?? ''} {...props} />
      <TextButton aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        Show password
      </TextButton>
    </div>
  )
}

const Field = ({ error, ...props }: TextInputProps) => (
  <TextInput error={fieldError(error)} withAsterisk={false} {...asTyped} {...props} />
)
