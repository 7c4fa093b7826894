/** Of a check that was left before its end. */
export const startedOnAnotherDay =
  'You started this check on another day. Start again to check how you are today.'

/** Before answers that ask for advice are deleted. */
export const deleteAnswers = {
  question: 'Delete your answers?',
  text: 'Your answers so far ask for medical advice. If you start again, answer for how you are now. If you feel worse, call 111 for advice, or 999 in an emergency.',
  yes: 'Yes, start again',
  no: 'Keep my answers',
}

/** @param time of the first answer, on the clock of the phone */
export const answeredEarlier = (time: string): string =>
  `You gave your first answer at ${time}. If anything has changed since, start again.`
