import type { SignAnswer } from '../../findings/answers-that-end-signs.ts'
import type { AskedAboutUsual } from '../../findings/flare-up/asked-before-usual.ts'
import { followUpCardWords } from './follow-up-card-words.ts'

/** What a warning sign was about, in a sentence. */
const signAnswerWords: Record<SignAnswer, string> = {
  temperature: 'your temperature',
  phlegm: 'your phlegm',
  phlegmAmount: 'how much phlegm you have',
  peakFlowLpm: 'your peak flow',
  relieverPuffs: 'your reliever puffs',
}

const listAnswers = (ids: readonly SignAnswer[]): string =>
  inSentence.format(ids.map((id) => signAnswerWords[id]))
const inSentence = new Intl.ListFormat('en-GB')

/** "This reminder ends after a day when you are as you usually are. Log your temperature and your reliever puffs on that day too." */
export const describeNeededAnswers = (needed: readonly SignAnswer[]): string =>
  `This reminder ends after a day when you are as you usually are. Log ${listAnswers(needed)} on that day too.`

/** Before saving, by the answers that are not set. */
export const describeMissingAnswers = (missing: readonly SignAnswer[]): string =>
  `You logged a warning sign earlier. If you are back to normal for you, log ${listAnswers(missing)} too, so that the reminder about it can end.`

const askedWords: Record<AskedAboutUsual, string> = {
  breathing: 'breathing',
  phlegm: 'phlegm',
  temperature: 'temperature',
  peakFlowLpm: 'peak flow',
  relieverPuffs: 'reliever puffs',
}

/** Before a flare-up ends (NICE NG115): "Are your breathing, phlegm and reliever puffs back to usual too?" */
export function describeUsualQuestion(asked: readonly AskedAboutUsual[], isToday = true): string {
  const isOne = asked.length === 1 && !asked.includes('relieverPuffs')
  const [one, several] = isToday ? ['Is', 'Are'] : ['Was', 'Were']
  return `${isOne ? one : several} your ${listAsked(asked)} back to usual too?`
}

const listAsked = (asked: readonly AskedAboutUsual[]): string =>
  inSentence.format(asked.map((about) => askedWords[about]))

/** The yes to that question says how many things it is about. */
export function usualQuestionYes({ length }: readonly AskedAboutUsual[]): string {
  const { usualYes, usualBothYes, usualAllYes } = followUpCardWords
  if (length === 1) return usualYes.text
  return (length === 2 ? usualBothYes : usualAllYes).text
}

/** Below that question, where it is about more than a person knows without a look: no guess ends a reminder. */
export function describeLogFirst(asked: readonly AskedAboutUsual[]): string | undefined {
  const measured = asked.filter((about) => about !== 'breathing' && about !== 'phlegm')
  return measured.length === 0 ? undefined : `Not sure? Log your ${listAsked(measured)} first`
}
