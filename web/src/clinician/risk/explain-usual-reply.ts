import { replyWords } from '@second-wind/core/care/roster/last-contact'
import { epochMs } from '@second-wind/core/platform/moment'
import { inSentence, type Moment, type RiskFacts } from './explain-sign.ts'

/** "Replied today 07:02: not back to normal." What the patient said last comes before what they were advised days ago. */
export function explainUsualReply({ findings, lastContact }: RiskFacts, moment: Moment): string[] {
  const reply = findings.find(({ id }) => id === 'follow-up-not-usual')
  const sentence = (at: string, words: string) => [`Replied ${inSentence(moment(epochMs(at)))}: ${words}.`]
  const isUsual = lastContact?.kind === 'reply' && lastContact.reply === 'usual'
  if (isUsual && !(reply && epochMs(reply.at) > epochMs(lastContact.at)))
    return sentence(lastContact.at, replyWords.usual)
  if (reply) return sentence(reply.newest?.at ?? reply.at, replyWords['not-usual'])
  if (lastContact?.kind === 'reply' && lastContact.reply === 'not-usual')
    return sentence(lastContact.at, replyWords['not-usual'])
  return []
}
