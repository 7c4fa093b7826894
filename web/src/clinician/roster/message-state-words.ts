import type { ReceivedAnswer, SentMessage } from '@second-wind/core/care/contract/messages'
import { answerLabels } from '@second-wind/core/content/notifications/message-words'

/** How a time is written. */
type Moment = (at: number) => string
type SentMessageState = Pick<SentMessage, 'state' | 'stateAt'>

/** How far a message has come, and no further (hazard C43). The age of the state follows. */
const stateWords: Record<SentMessage['state'], string> = {
  queued: 'not delivered yet, sent',
  delivered: 'not read yet, delivered',
  seen: 'read',
}

export const formatMessageState = ({ state, stateAt }: SentMessageState, moment: Moment): string =>
  `${stateWords[state]} ${moment(Date.parse(stateAt))}`

/** "Answered “Worse”: today 09:10". */
export const formatAnswer = ({ answer, answeredAt }: ReceivedAnswer, moment: Moment): string =>
  `Answered “${answerLabels[answer]}”: ${moment(Date.parse(answeredAt))}`

export const noAnswerYet = 'No answer yet'
