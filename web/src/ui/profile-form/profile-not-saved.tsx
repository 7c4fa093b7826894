import styles from './error-summary.module.css'

type Props = { reason: 'full' | 'closed' | 'storage'; button: string }

/** Stays until a try succeeds; nothing of the form is lost. */
export function ProfileNotSaved({ reason, button }: Props) {
  return (
    <div role="alert" className={styles.summary}>
      <h2>Not saved</h2>
      <p>
        {whatToDo[reason]} Then press {button} again.
      </p>
      <p>What you filled in is still here.</p>
    </div>
  )
}

const whatToDo: Record<Props['reason'], string> = {
  full: 'This phone has no room left. Delete some photos or apps.',
  closed:
    'The app lost touch with the storage of this phone. If this comes back, close the app and open it again.',
  storage: 'This phone could not store your profile. Close other tabs of this app.',
}
