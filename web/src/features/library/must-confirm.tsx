import { useEffect, useId, useRef } from 'react'
import styles from './must-confirm.module.css'

type Props = {
  label: string
  isConfirmed: boolean
  isMissing: boolean
  onChange: (isConfirmed: boolean) => void
}

/** Something that must be true before an activity starts. Nobody ticks it but the person. */
export function MustConfirm({ label, isConfirmed, isMissing, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])
  return (
    <div className={styles.confirm} data-missing={isMissing || undefined}>
      {isMissing && (
        <p id={errorId} className={styles.error}>
          Tick this box if it is true. If it is not, do not do this activity.
        </p>
      )}
      <label className={styles.label}>
        <input
          ref={box}
          type="checkbox"
          checked={isConfirmed}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
        />
        {label}
      </label>
    </div>
  )
}
