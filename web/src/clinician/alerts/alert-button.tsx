import styles from './alert-button.module.css'

type Props = {
  children: string
  /** Ids of what says which alert it is. */
  describedBy: string
  isPending?: boolean
  onClick: () => void
}

/** What can be done with an alert looks the same in the list, in a row and in a record. */
export function AlertButton({ children, describedBy, isPending, onClick }: Props) {
  return (
    // Not `disabled` while underway, which would lose the focus.
    <button
      type="button"
      className={styles.button}
      aria-describedby={describedBy}
      aria-disabled={isPending || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
