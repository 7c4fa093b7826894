import styles from './warning-icon.module.css'

/** Only ever beside words that say the same. */
export function WarningIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d="M8 1.5 15.5 14.5H.5Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M8 6v4.2M8 11.6v1.4" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
