import type { LastWord } from '../../findings/flare-up/last-word.ts'
import type { Nation } from '../../records/patient.ts'
import { gpOutOfHours, nationHas111 } from '../help/northern-ireland.ts'
import { wordsForNation } from '../help/words-for-nation.ts'
import { reviewed } from '../review.ts'
import type { CompanionSpeech } from './companion-schema.ts'

/** The same from all three: no jokes and no points next to a bad sign. */
const high = 'I am worried about these signs. Please get help. Tap Call 999 or Call 111.'
const highInNorthernIreland = `I am worried about these signs. Please get help. Tap Call 999 or ${gpOutOfHours}.`

/** For a red flag that the person has not replied to: the call of its card, directly above. */
const callIfStill = 'If you still feel like this, call 999.'

/** After the reply "I still feel like this". */
export const companionStillLine = 'I am worried about these signs. Call 999 now.'

/** After the reply that the answers of a symptom check were chosen by mistake. */
const checkAgain = 'If you are not sure how you are, do the symptom check again or call 111.'

/** For a sign that needs advice today and is no emergency: the numbers in the order of its card. */
const adviceToday = 'Contact a GP surgery or call 111 today. If you get worse, call 999.'

/**
 * Below the card about a bad sign, which has said what was logged and when (ruling D-04).
 *
 * @param sign undefined when the sign is older than two days. `feels-better` only where no other sign of today is open
 */
export function companionWarningLine(
  nation: Nation | undefined,
  sign:
    | { when: string; isCheck: boolean; need: '999' | 'advice-today' | 'feels-better' | 'check-again' }
    | undefined,
): string {
  if (!sign) return nationHas111(nation) ? high : highInNorthernIreland
  if (sign.need === '999') return callIfStill
  if (sign.need === 'check-again') return wordsForNation(nation, checkAgain)
  if (sign.need === 'advice-today') return wordsForNation(nation, adviceToday)
  const what = `${sign.isCheck ? 'your symptom check' : 'what you logged'} ${sign.when}`
  return `I am glad that you feel better. Please still get advice today about ${what}.`
}

/**
 * Says in a neutral tone what an expired warning sign of the latest record was, and when (ruling D-04).
 *
 * @param logged "On Thursday at 18:02 you logged breathlessness 9 out of 10." Empty where the card above says so
 * @param since what the person has logged or replied since
 */
export const companionEarlierLine = (
  nation: Nation | undefined,
  { logged, since, isRedFlag }: { logged: string; since: ChangeSinceSign; isRedFlag: boolean },
): string =>
  [
    ...(logged === '' ? [] : [logged]),
    sinceSignWords[since],
    wordsForNation(
      nation,
      isRedFlag
        ? 'If you feel like that now, call 999.'
        : 'If you feel like that now, contact a GP surgery or call 111 today.',
    ),
  ].join(' ')

export type ChangeSinceSign = 'milder-entry' | 'back-to-usual' | LastWord['said'] | 'nothing'

const sinceSignWords: Record<ChangeSinceSign, string> = {
  'milder-entry': 'You have logged no warning sign since.',
  'back-to-usual': 'You told us that you are back to normal for you.',
  worse: 'You have told us since then that you are worse than usual.',
  'much-worse': 'You have told us since then that you are much worse than usual.',
  'not-usual': 'You have told us since then that you are not back to normal for you.',
  still: 'You have told us since then that you still feel like this.',
  'answered-worse': 'You have told your care team since then that you are worse.',
  nothing: 'I do not know how you are now.',
}

/** While the answer "Worse" to the clinic has no symptom check after it (HZ-39). */
export const companionAfterWorse = "Let's do the symptom check now, so you know what to do next."

/** Below the card about entries that the care team has not had for days: neither praise nor a joke. */
export const unsentLine = 'If your care team needs to know what you logged, call them.'

/** For a sign to watch: the same advice as the insight gives (ruling D-04). */
export const companionWatchLine = (when: string): string =>
  `Let's keep an eye on what you logged ${when}. Please log again later today or tomorrow.`

/** For a mild sign that has lasted: the same advice as the insight gives. */
export const companionContactLine = (nation: Nation | undefined, when: string): string =>
  `What you logged ${when} is no better. ${wordsForNation(nation, 'Contact a GP surgery or call 111 in the next day or two.')} Log every day, and again if you get worse.`

/**
 * For a sign to watch about which the log and the symptom check advise to get advice the same day.
 *
 * @param when undefined where a card above has said what was logged
 */
export const companionAdviceLine = (nation: Nation | undefined, when: string | undefined): string =>
  wordsForNation(
    nation,
    when === undefined
      ? adviceToday
      : `You logged ${when}. ${adviceToday} Log every day, and again if you get worse.`,
  )

/** For what may be usual or not, because too little is known of the usual day. */
export const companionUsualUnknownLine = (nation: Nation | undefined, when: string): string =>
  `I do not know yet how you usually are. You logged ${when}. ${wordsForNation(nation, 'If this is worse than your usual, contact a GP surgery or call 111 today.')}`

/** For a log that was begun on a worse day and not finished: what it says is not known, and never read as well. */
export const companionUnfinishedLines = {
  emergency:
    'What you started to log could be an emergency. If it is still like that, call 999 now. Otherwise, finish your check-in.',
  change:
    'What you changed in an entry could be an emergency. If it is still like that, call 999 now. Otherwise, finish your change.',
  'much-worse':
    'You started to log that you feel much worse. Please finish your check-in, or get help now if you need it.',
  worse:
    'You started to log that you feel worse. Please finish your check-in, or get help now if you need it.',
  check:
    'Your symptom check is not finished, and your answers so far call for advice today. Finish it, or get help now if you need it.',
} as const

/** Clinical content, section 16. None of them says that the person is well. */
export const companionLines: { [Id in CompanionSpeech['id']]: CompanionSpeech & { id: Id } } = {
  joy: {
    id: 'joy',
    ...reviewed('nhs-999', 'nhs-111'),
    hello: 'Nice to see you! What shall we do first?',
    low: 'Nice to see you! What shall we do first?',
    medium: "Let's take it easy and check in again later.",
    high,
    missed: 'Welcome back! No pressure.',
    done: 'You have logged today. Thank you for checking in.',
  },
  musa: {
    id: 'musa',
    ...reviewed('nhs-999', 'nhs-111'),
    hello: 'We will go slowly today.',
    low: 'You are here. Let us start.',
    medium: 'We will go slowly today.',
    high,
    missed: 'You are here now.',
    done: 'Logged for today. Now rest.',
  },
  rani: {
    id: 'rani',
    ...reviewed('nhs-999', 'nhs-111'),
    hello: 'Hello. Take your time.',
    low: 'Hello. Take your time.',
    medium: 'Be kind to yourself today.',
    high,
    missed: 'Rest days matter too.',
    done: 'All logged. Be kind to yourself today.',
  },
}
