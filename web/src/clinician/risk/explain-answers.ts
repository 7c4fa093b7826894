import type { DashboardPatient, RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { isRedFlag } from '@second-wind/core/care/roster/roster-need'
import { answerLabels } from '@second-wind/core/content/notifications/message-words'
import { epochMs } from '@second-wind/core/platform/moment'
import { explainRedFlag, inSentence, type Moment, type RiskFacts } from './explain-sign.ts'

type Answer = NonNullable<DashboardPatient['openAnswers']>[number]

/**
 * Each answer whose alert is open and is not what the row shows of the alert already, the most urgent first. "Better"
 * after it does not take its place.
 */
export const explainAnswers = (
  { openAnswers = [], openAlertFinding, need }: RiskFacts,
  moment: Moment,
): string[] =>
  openAnswers
    .filter(
      ({ answer }) =>
        need !== 'red-flag' || openAlertFinding?.message.includes(`“${answerLabels[answer]}”`) !== true,
    )
    .map((answer) => explainAnswer(answer, moment))

const explainAnswer = ({ answer, answeredAt }: Answer, moment: Moment): string =>
  `Answered “${answerLabels[answer]}” to a message, ${inSentence(moment(epochMs(answeredAt)))}.`

/**
 * The 999 sign and each open answer. One that came after every 999 sign comes first and takes back an earlier “No, I am
 * better”: it is the newest that the patient has said (HZ-02).
 */
export function explainRedFlagAndAnswers(patient: RiskFacts, moment: Moment): string[] | undefined {
  const { findings, openAnswers = [] } = patient
  const redFlag = explainRedFlag({ ...patient, findings: withoutRepliesTakenBack(patient) }, moment)
  if (redFlag === undefined) return undefined
  const latestSignMs = Math.max(
    ...findings.filter(isRedFlag).map(({ at, newest }) => epochMs(newest?.at ?? at)),
  )
  const first = openAnswers.find((answer) => answeredMs(answer) >= latestSignMs)
  const others = openAnswers.filter((answer) => answer !== first)
  return [
    first
      ? `Answered “${answerLabels[first.answer]}”, ${inSentence(moment(epochMs(first.answeredAt)))}, after ${redFlag}`
      : redFlag,
    ...others.map((answer) => explainAnswer(answer, moment)),
  ]
}

function withoutRepliesTakenBack({ findings, openAnswers = [], lastContact }: RiskFacts): RosterFinding[] {
  const isLastWord = lastContact?.answer === 'worse' || lastContact?.answer === 'call'
  const askedMs = Math.max(
    ...openAnswers.map(answeredMs),
    ...(lastContact && isLastWord ? [epochMs(lastContact.at)] : []),
  )
  return findings.map((finding) =>
    finding.reply?.answer === 'better' && !finding.reply.isMistake && epochMs(finding.reply.at) < askedMs
      ? { ...finding, reply: null }
      : finding,
  )
}

/** When the phone's clock is in doubt, when it arrived. */
const answeredMs = ({ answeredAt, receivedAt, isClockDoubtful }: Answer): number =>
  epochMs(isClockDoubtful ? receivedAt : answeredAt)
