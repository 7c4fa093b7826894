import type { NotSavedReason } from '../../local/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './not-saved-notice.module.css'

type Props = { reason: NotSavedReason; onTryAgain: () => void }

const whatToDo: Record<NotSavedReason, string> = {
  full: 'This phone has no room left. Delete some photos or apps, then try again.',
  closed:
    'The app lost touch with the storage of this phone. Try again. If that fails, close the app and open it again.',
  storage: 'This phone could not store the result. Close other tabs of this app, then try again.',
}

/** The advice above stands, whatever the phone can store. */
export function NotSavedNotice({ reason, onTryAgain }: Props) {
  return (
    <div role="alert" className={styles.notSaved}>
      <h3>This result is not saved</h3>
      <p>The advice on this page still counts. Nobody else has seen it. {whatToDo[reason]}</p>
      <Button look="plain" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  )
}
