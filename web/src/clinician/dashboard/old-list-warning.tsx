import { Notice } from '../../ui/feedback/notice.tsx'
import { staleRosterWords } from './stale-roster-words.ts'

/** Beside a list that is greyed out: why, and what to do. */
export function OldListWarning() {
  return (
    <div role="alert">
      <Notice tone="warning">
        <p>
          <strong>{staleRosterWords.heading}</strong> {staleRosterWords.advice}
        </p>
      </Notice>
    </div>
  )
}
