import type { CallNote } from '@second-wind/core/care/contract/call-notes'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { recordWords } from '../record/record-words.ts'
import { ShowMore } from '../record/show-more.tsx'
import { callOutcomeWords } from './call-outcome-words.ts'
import styles from '../record/record-entry.module.css'

type Props = {
  /** Newest first. */
  calls: readonly CallNote[]
  now: number
}

/** How the clinicians' calls ended. */
export function CallHistory({ calls, now }: Props) {
  if (calls.length === 0) return <p>{recordWords.noCalls}</p>
  return (
    <ShowMore items={calls} atATime={3} name="calls" keyOf={({ id }) => id}>
      {({ outcome, who, at }) => (
        <article className={styles.entry}>
          <h4>
            {formatDayAndTime(epochMs(at), now)}, {who}
          </h4>
          <p>{callOutcomeWords[outcome]}</p>
        </article>
      )}
    </ShowMore>
  )
}
