/** For a profile form that holds a refused change. */
export const rejectedProfileWords = {
  notice: 'We could not accept this change to your profile. You can see it below.',
  /** @param label of the field, as in the form */
  where: (label: string) => `Check "${label}" again.`,
  anywhere: 'Check your answers.',
  send: 'Press Save Changes to send it again.',
  atField: 'We could not accept this answer. Change it, or leave it to try again.',
  saved: 'We have replaced the change that was not accepted. The new one is waiting to be sent.',
} as const
