import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { TextButton } from '../../ui/links/text-button.tsx'
import fieldStyles from '../../ui/form/field.module.css'
import styles from './sign-in.module.css'

type Props = {
  autoComplete: string
  inputMode?: 'numeric'
  required?: boolean
  label: string
  hint?: string | undefined
  value: string
  onChange: (text: string) => void
  /** What is wrong, in words; it is read aloud. */
  error?: string | undefined
}

/** Nothing that is typed here is corrected, spelt or capitalised for anybody. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

export function PlainField({ label, hint, onChange, error, ...input }: Props) {
  return (
    <TextInput
      label={label}
      description={hint}
      error={error && <span role="alert">{error}</span>}
      withAsterisk={false}
      className={`${fieldStyles.field} ${styles.field}`}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...asTyped}
      {...input}
    />
  )
}

/** Hidden from whoever looks over the shoulder, until the person wants to see it. Pasting is welcome. */
export function SecretField({ label, hint, onChange, error, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.field}>
      <TextInput
        label={label}
        description={hint}
        error={error && <span role="alert">{error}</span>}
        withAsterisk={false}
        type={isShown ? 'text' : 'password'}
        className={fieldStyles.field}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...asTyped}
        {...input}
      />
      <TextButton aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        Show password
      </TextButton>
    </div>
  )
}
