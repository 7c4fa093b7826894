import type { CallNote } from '@second-wind/core/care/contract/call-notes'
import { epochMs, hourMs } from '@second-wind/core/platform/moment'
import { type ComponentProps, useId } from 'react'
import { dayAndTime } from '../../entry-times.ts'
import { resolveWords } from './resolve-words.ts'
import styles from './resolve-dialog.module.css'

type Props = ComponentProps<'input'> & {
  /** The call that a clinician has just noted by hand. */
  noted: CallNote | undefined
  now: number
}

/** Whether the call in which the clinician spoke to the patient is noted in the record as well. */
export function CallNoteChoice({ noted, now, ...box }: Props) {
  const hintId = useId()
  return (
    <div className={styles.revealed}>
      <label>
        <input type="checkbox" aria-describedby={noted && hintId} {...box} />
        {resolveWords.noteCall}
      </label>
      {noted && <p id={hintId}>{resolveWords.notedBefore(dayAndTime(noted.at, now), noted.who)}</p>}
    </div>
  )
}

/** Who notes the call first and resolves the alert then has not made two calls. */
export const isJustNoted = ({ outcome, at }: CallNote, now: number): boolean =>
  outcome === 'spoke' && epochMs(at) > now - hourMs
