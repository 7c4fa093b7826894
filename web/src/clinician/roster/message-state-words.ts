import type { ReceivedAnswer, SentMessage } from '@second-wind/core/care/contract/priority-alerts'
import { answerLabels } from '@second-wind/core/content/notifications/message-words'
import { formatAge, formatDayAndTime } from '../../ui/format/format-time.ts'

type Sent = Pick<SentMessage, 'state' | 'stateAt'>

/** How far a message has come, and no further (hazard C43). The age of the state follows. */
const stateWords: Record<SentMessage['state'], string> = {
  queued: 'not delivered yet, sent',
  delivered: 'on the phone, not opened, arrived',
  seen: 'opened by the patient',
}

export const formatMessageState = ({ state, stateAt }: Sent, now: number): string =>
  `${stateWords[state]} ${formatAge(Date.parse(stateAt), now)}`

/** "Answered “Worse”: today 09:10". */
export const formatAnswer = ({ answer, answeredAt }: ReceivedAnswer, now: number): string =>
  `Answered “${answerLabels[answer]}”: ${formatDayAndTime(Date.parse(answeredAt), now)}`

export const noAnswerYet = 'No answer yet'
