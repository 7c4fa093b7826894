import { capitalise } from '@second-wind/core/platform/first-letter'
import { HttpError } from '../../data/server/http-error.ts'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import styles from './contact-failure.module.css'

type Props = {
  failed: { failure: unknown } | undefined
  title: string
  /** After a refusal of the server, and when it is unknown whether the request has arrived. */
  words: { refused: string; unknown: string }
}

/** What failed, why, and whether it may have arrived. */
export function ContactFailure({ failed, title, words }: Props) {
  return (
    <div role="alert">
      {failed && (
        <div className={styles.failure}>
          <p>
            <strong>{title}</strong>
          </p>
          <p>
            {capitalise(formatFailureReason(failed.failure))}.{' '}
            {failed.failure instanceof HttpError ? words.refused : words.unknown}
          </p>
        </div>
      )}
    </div>
  )
}
