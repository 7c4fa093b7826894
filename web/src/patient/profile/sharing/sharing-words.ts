/** Who can see a person's record, and how that ends. */
export const sharingWords = {
  title: 'Who can see my record',
  unlinked: 'Nobody. This phone is not linked to a clinic. What you log stays on it.',
  link: 'Link to your clinic',
  another: 'Link one more clinic',
  loading: 'Asking the server…',
  offline:
    'This list is kept on the server, so it needs a signal. You have none right now. Withdrawing needs one too.',
  signedOut: 'You need to sign in again to see this list and to change it.',
  revoked: 'This phone was signed out, so it cannot ask for this list.',
  failed: 'The list could not be read. Please try again.',
  again: 'Try again',
  nobody: 'Nobody can see your record now. What you log is still sent and kept as your record.',
  since: (day: string) => `Since ${day}`,
  agreed: (version: string) => `You agreed to the text of ${version}.`,
  outdated: 'That text has changed since. What you agreed to still counts.',
  older: 'Shared before this list began.',
  read: 'Read the text',
  withdraw: 'Withdraw',
  sure: (name: string) => `Stop sharing with ${name}?`,
  means:
    'They can no longer open your record, from this moment. What they have seen cannot be unseen. Your entries stay on this phone, and on the server as your record.',
  yes: 'Yes, withdraw',
  no: 'Keep sharing',
  withdrawing: 'Withdrawing…',
  withdrawn: (name: string) => `${name} can no longer see your record.`,
  notDone: 'It was not done: they can still see your record. You need a signal. Please try again.',
} as const
