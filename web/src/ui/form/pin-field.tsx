import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { pinLength } from '@second-wind/core/access/lock/new-pin'
import { lockWords } from '@second-wind/core/content/lock-words'
import { useState, type Ref } from 'react'
import { fieldError } from '../feedback/error-text.tsx'
import { TextButton } from '../links/text-button.tsx'
import fieldStyles from './field.module.css'
import styles from './pin-field.module.css'

type Props = Pick<TextInputProps, 'onFocus' | 'onBlur'> & {
  label: string
  value?: string
  onChange: (pin: string) => void
  /** Shown below the field and announced by screen readers. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** Hides the PIN from bystanders until the person chooses to show it. */
export function PinField({ value = '', onChange, error, ...field }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      {...field}
      description={lockWords.pinHint}
      type={isShown ? 'text' : 'password'}
      inputMode="numeric"
      autoComplete="off"
      maxLength={pinLength}
      value={value}
      error={fieldError(error)}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={`${fieldStyles.field} ${styles.field}`}
      inputContainer={(input) => (
        <div className={styles.row}>
          {input}
          <TextButton aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {lockWords.show}
          </TextButton>
        </div>
      )}
    />
  )
}
