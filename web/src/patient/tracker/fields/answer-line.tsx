import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../ui/primitives/icon.tsx'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './answer-line.module.css'

type Props = {
  name: string
  /** What is set, in words. Undefined: not set yet. */
  value: string | undefined
  /** An error inside opens the line. */
  hasError?: boolean
  /** Open until the person closes it. */
  startsOpen?: boolean
  /** Shown below the line, open or not. */
  below?: ReactNode
  children: ReactNode
}

/** One line that says what is set and opens the field to change it. */
export function AnswerLine({ name, value, hasError = false, startsOpen = false, below, children }: Props) {
  const [isSetOpen, setIsSetOpen] = useState<boolean>()
  const bodyId = useId()
  const isOpen = (isSetOpen ?? startsOpen) || hasError
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setIsSetOpen(!isOpen)}
      >
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.value} data-unset={value === undefined || undefined}>
            {value ?? 'Not set yet'}
          </span>
        </span>
        <Icon name="down" />
      </button>
      <div id={bodyId} hidden={!isOpen} className={`${styles.body} ${fieldStyles.field}`}>
        {isOpen && children}
      </div>
      {below}
    </div>
  )
}
