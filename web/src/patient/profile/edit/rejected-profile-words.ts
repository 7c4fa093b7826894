/** For a profile form that holds a refused change. */
export const rejectedProfileWords = {
  notice: 'Our server did not accept this change of your profile. It is filled in below.',
  /** @param label of the field, as in the form */
  where: (label: string) => `Please look at "${label}" again.`,
  anywhere: 'Please look through it.',
  send: 'Press Save Changes to send it again.',
  atField: 'Our server cannot accept this answer. Change it, or leave it to try the same again.',
  saved: 'The refused change is replaced. The new one waits to be sent.',
} as const
