import { signedOutWords } from '@second-wind/core/content/account/signed-out-words'
import { Link } from 'react-router-dom'
import styles from './account.module.css'
import { isRefused } from './trouble-words.ts'

/** What went wrong, in words; and the way to sign in again, if that helps. */
export function Trouble({ failure, words }: { failure: unknown; words: string }) {
  return (
    <div role="alert">
      <p className={styles.trouble}>{words}</p>
      {isRefused(failure) && (
        <p>
          <Link to="/account/sign-in?next=account">{signedOutWords.go}</Link>
        </p>
      )}
    </div>
  )
}
