import type { SignAnswer } from '../../findings/answers-that-end-signs.ts'

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
