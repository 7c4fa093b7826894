/** Of a check that was left before its end. */
export const startedOnAnotherDay =
  'You started this check on another day. Start again to check how you are today.'

/** @param time of the last answer, on the clock of the phone */
export const answeredEarlier = (time: string): string =>
  `You answered these at ${time}. If anything has changed, start again.`
