import type { Analysis, MissingAnalysisFact } from '../../recovery/analytics/analysis.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

/** The result of the page "AI-Powered Triage". None of them is an all-clear (hazards C13, C28). */
export const analysisLevelWords: Record<Analysis['level'], { title: Line; text: Line }> = {
  danger: {
    title: own('analysis-danger', 'A warning sign in your records'),
    text: own('analysis-danger-text', 'Do not wait for this app. Get help first, then read on.'),
  },
  high: {
    title: own('analysis-high', 'High risk level'),
    text: own('analysis-high-text', 'Do the symptom check now. It asks how you are today.'),
  },
  medium: {
    title: own('analysis-medium', 'Medium risk level'),
    text: own('analysis-medium-text', 'Do the symptom check today. It asks how you are now.'),
  },
  low: {
    title: own('analysis-low', 'No warning sign in what you logged'),
    text: own(
      'analysis-low-text',
      'This is not an all-clear. If you feel worse, do the symptom check. In an emergency call 999.',
    ),
  },
  unknown: {
    title: own('analysis-unknown', 'Not enough information yet'),
    text: own(
      'analysis-unknown-text',
      'We cannot tell how you are today. Do the symptom check: it asks how you are now.',
    ),
  },
}

/** Instead of sending a person back to the symptom check whose advice still counts. */
export const checkedWords = own(
  'analysis-checked-text',
  'Your symptom check said to get medical advice. Contact a GP surgery or call 111 today. If you get worse, call 999.',
)

/** Instead of sending a person to the symptom check before the advice of the card above. */
export const adviceFirstWords = own(
  'analysis-advice-first-text',
  'Get the advice above first. The symptom check asks how you are now.',
)

/** Instead of sending a person away from the warning sign that the card above names. */
export const openSignWords = own(
  'analysis-open-sign-text',
  'Since the warning sign above, you have not logged a day when you were as you usually are. If you are not getting better, contact a GP surgery or call 111 today. If you get worse, call 999.',
)

/** `{day}` is a day. For a check of the last 7 days that the newest one is milder than. */
export const worseCheckWords = {
  seek_help: own(
    'analysis-worse-check-999',
    'A symptom check on {day} said to get emergency help. If you still feel like that, call 999.',
  ),
  monitor: own(
    'analysis-worse-check-advice',
    'A symptom check on {day} said to get medical advice. If you have not had it yet, contact a GP surgery or call 111 today.',
  ),
}

/** Instead of the text of a medium level that is this person's usual (hazard HZ-15). */
export const usualMediumWords = own(
  'analysis-medium-usual-text',
  'This is like your usual day. If you are worse than usual, do the symptom check. In an emergency call 999.',
)

/** `{day}` is a day, `{scores}` names scores. */
export const missingFactWords: Record<MissingAnalysisFact['id'], Line> = {
  'no-profile': own(
    'missing-profile',
    'You have not set up your profile. We do not know whether you are in a higher-risk group.',
  ),
  'no-check-in': own('missing-check-in', 'You have not logged how you feel.'),
  'old-check-in': own(
    'missing-new-check-in',
    'Your last check-in was on {day}. It does not tell us about today.',
  ),
  untouched: own(
    'missing-answers',
    'You did not give a score for {scores} at your last check-in. We do not count what you left out.',
  ),
  'no-temperature': own('missing-temperature', 'You did not give your temperature at your last check-in.'),
  'no-symptom-check': own('missing-symptom-check', 'You have not done a symptom check on this phone.'),
  'old-symptom-check': own(
    'missing-new-symptom-check',
    'Your last symptom check was on {day}. It does not tell us about today.',
  ),
  'no-trend': own('missing-trend', 'There are not enough check-ins to see how these are changing: {scores}.'),
}

/** Beside an open alert while nothing that counts is a warning sign: the entry may have been corrected since. */
export const alertStaysWords = own(
  'analysis-alert-stays',
  'It stays until they close it, even if you have changed your entry since.',
)

/** Instead of the reason that only a symptom check can give. */
export const emergencyCheckWords = own(
  'analysis-emergency-check',
  'Your symptom check said to get emergency help.',
)

/** Shown under a low level: `{scores}` names the scores that get worse. */
export const gettingWorseWords = own(
  'analysis-getting-worse',
  'These scores are getting worse: {scores}. Do the symptom check today.',
)

function own(id: string, text: string): Line {
  return { id, text, ...reviewed('own') }
}
