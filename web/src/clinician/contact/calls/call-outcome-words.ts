import type { CallNote, CallOutcome } from '@second-wind/core/care/contract/call-notes'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatShortAge } from '../../../ui/format/format-time.ts'

/** How a call ended. None of them says how the patient is. */
export const callOutcomeWords: Record<CallOutcome, string> = {
  'no-answer': 'Rang, no answer',
  'left-message': 'Rang, left a message',
  spoke: 'Rang, spoke to the patient',
}

/** "Last call: rang, no answer, 2 hours ago, Dr. Helen Marsh": in sight where one decides whether to call (HZ-40). */
export const describeLastCall = ({ outcome, at, who }: CallNote, now: number): string =>
  `Last call: ${lowerFirst(callOutcomeWords[outcome])}, ${formatShortAge(epochMs(at), now)}, ${who}`
