import type { ComparedAnswer } from '../../findings/usual-comparison.ts'

/** The answer to "Which zone am I in?". No sentence replaces the person's own plan. */
export const planZoneWords = {
  title: 'Which zone am I in?',
  zones: {
    green: 'What you logged today is like your usual day.',
    amber:
      'Something you logged needs attention. Do what your plan says for the amber zone. If you are not sure, get advice today.',
    red: 'Something you logged could be an emergency. If you still feel like this, call 999 now.',
  },
  unknown: 'The app does not know your zone',
  why: {
    unfinished: 'You have not finished your check-in. Read the signs in each zone of your plan.',
    'chosen-by-mistake':
      'You told us that you chose an answer of your symptom check by mistake. Do the check again, or read the signs in each zone of your plan.',
    'nothing-logged': 'You have not logged how you feel today.',
    'no-usual-day': 'Tell us how you are on a usual day. From the day after, we can show your zone here.',
    'usual-day-from-tomorrow': 'Your usual day is saved. From tomorrow we can show your zone here.',
    'not-like-usual':
      'Today is not quite like your usual day, or your usual day leaves something out. Read the signs in each zone of your plan.',
    /** `{answers}` names them. */
    'not-answered':
      'What you answered today is like your usual day. You did not answer {answers}. Read the signs in each zone of your plan.',
  },
  log: 'Log how you feel',
  addMissing: 'Add what is missing',
  setUsualDay: 'Set my usual day',
  planFirst:
    'This only looks at what you logged. If your plan says something else, follow your plan. If you feel worse, do not wait for the app.',
} as const

/** The answers that a check-in leaves out, in a sentence. */
export const listLeftOut = (answers: readonly ComparedAnswer[]): string =>
  inSentence.format(answers.map((answer) => leftOutWords[answer]))

const inSentence = new Intl.ListFormat('en-GB')

const leftOutWords: Record<ComparedAnswer, string> = {
  breathlessness: 'breathlessness',
  coughSeverity: 'cough',
  energy: 'energy',
  temperature: 'temperature',
  phlegm: 'phlegm',
}
