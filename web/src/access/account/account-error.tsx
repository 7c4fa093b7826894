import { Link } from 'react-router-dom'
import { isUnauthorized } from '../../data/server/access-errors.ts'
import * as paths from '../../paths.ts'
import { isRevoked } from './account-error-message.ts'
import { signedOutWords } from './signed-out-words.ts'
import styles from '../../ui/feedback/error-text.module.css'

/** What failed, and what to do when the server refuses this phone. */
export function AccountError({ failure, message }: { failure: unknown; message: string }) {
  return (
    <div role="alert">
      <p className={styles.error}>{message}</p>
      {isUnauthorized(failure) && (
        <p>
          <Link to={paths.signInForAccount}>
            {isRevoked(failure) ? signedOutWords.link : signedOutWords.go}
          </Link>
        </p>
      )}
    </div>
  )
}
