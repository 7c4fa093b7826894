import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { answerLabels } from '@second-wind/core/content/notifications/message-words'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { explainWorse, inSentence } from './explain-sign.ts'

type Facts = Pick<DashboardPatient, 'findings' | 'lastContact'>

/**
 * What of the last 48 hours still counts, whether or not an alert is open: the worst sign, how many more there are, and an
 * answer that asks for a clinician. Undefined: nothing. Not every sign raises an alert, and a resolved alert ends no sign
 * (HZ-09).
 */
export function explainCurrent({ findings, lastContact }: Facts, now: number): string | undefined {
  const moment = (at: number) => formatDayAndTime(at, now)
  const [worst, ...others] = findings
  const sentences = [
    ...(lastContact && isRecentPlea(lastContact, now)
      ? [
          `Answered “${answerLabels[lastContact.answer]}” to a message, ${inSentence(moment(epochMs(lastContact.at)))}.`,
        ]
      : []),
    ...(worst ? [explainWorse(worst, moment, others)] : []),
  ]
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

type Contact = NonNullable<Facts['lastContact']>

const isRecentPlea = (contact: Contact, now: number): contact is Contact & { answer: 'worse' | 'call' } =>
  (contact.answer === 'worse' || contact.answer === 'call') && !isTooOldForToday(epochMs(contact.at), now)
