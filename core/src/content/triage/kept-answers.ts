/** Of a check that was left before its end. */
export const startedOnAnotherDay =
  'You started this check on another day. Start again to check how you are today.'

/** @param time of the first answer, on the clock of the phone */
export const answeredEarlier = (time: string): string =>
  `You gave your first answer at ${time}. If anything has changed since, start again.`
