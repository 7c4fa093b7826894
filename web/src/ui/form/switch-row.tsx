import { useId } from 'react'
import styles from './switch-row.module.css'

type Props = {
  label: string
  description: string
  isOn: boolean
  isDisabled: boolean
  onToggle: () => void
}

/** A setting with a switch and a description. The row is one touch target. */
export function SwitchRow({ label, description, isOn, isDisabled, onToggle }: Props) {
  const descriptionId = useId()
  return (
    <label className={styles.toggle}>
      <span>
        <strong>{label}</strong>
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={descriptionId}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={onToggle}
      />
    </label>
  )
}
