import type { NotSavedReason } from '../../../local/index.ts'
import styles from './not-saved-notice.module.css'

const whatToDo: Record<NotSavedReason, string> = {
  full: 'This phone has no room left. Delete some photos or apps, then press Done again.',
  closed:
    'The app lost touch with the storage of this phone. Press Done again. If that fails, close the app and open it again.',
  storage: 'This phone could not store it. Close other tabs of this app, then press Done again.',
}

export function NotSavedNotice({ reason }: { reason: NotSavedReason }) {
  return (
    <div role="alert" className={styles.notSaved}>
      <h3>Not saved</h3>
      <p>{whatToDo[reason]}</p>
    </div>
  )
}
