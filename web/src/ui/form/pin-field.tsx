import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { pinLength } from '@second-wind/core/access/lock/pin'
import { lockWords } from '@second-wind/core/content/lock/lock-words'
import { useState, type Ref } from 'react'
import { TextButton } from '../links/text-button.tsx'
import fieldStyles from './field.module.css'
import styles from './pin-field.module.css'

type Props = {
  label: string
  value: string
  onChange: (pin: string) => void
  /** What is wrong, in words; it is read aloud. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** Hidden from whoever looks over the shoulder, until the person wants to see it. */
export function PinField({ label, value, onChange, error, ref }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      ref={ref}
      label={label}
      description={lockWords.pinHint}
      type={isShown ? 'text' : 'password'}
      inputMode="numeric"
      autoComplete="off"
      maxLength={pinLength}
      value={value}
      error={error && <span role="alert">{error}</span>}
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
