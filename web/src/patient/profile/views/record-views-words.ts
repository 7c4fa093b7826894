/** Who has viewed the record, in words for its patient. */
export const recordViewsWords = {
  group: 'Your record',
  title: 'Who has looked at my record',
  about:
    'Your care team can read what you have sent. This list shows who has looked at it or changed something, newest first. It cannot be changed.',
  loading: 'Loading…',
  empty: 'Nobody has looked at your record yet.',
  offline:
    'You need signal to see this list, and you do not have any right now. Your own data is on this phone.',
  unlinked: 'Nobody. This phone is not linked to a clinic, so what you log stays on this phone.',
  signedOut: 'You need to sign in again to see this list.',
  revoked: 'This phone was signed out, so it cannot show this list.',
  failed: 'We could not load this list. Try again.',
  again: 'Try again',
  most: 'The newest 200 are shown.',
  other: 'Used your data',
} as const

/** The server's names of the clinicians' actions. */
export const recordViewActions: Readonly<Record<string, string>> = {
  'record.read': 'Opened your record',
  'views.read': 'Read who has looked at your record',
  'roster.read': 'Saw you in the list of patients',
  'alerts.list': 'Saw your alerts in the list of alerts',
  'alert.read': 'Marked an alert about you as read',
  'alert.resolve': 'Closed an alert about you',
  'identity.edit': 'Changed your date of birth or NHS number',
  'name.confirm': 'Confirmed your new name',
  'threshold.set': 'Set what counts as a change from your usual day',
  'message.send': 'Sent you a message',
  'call.note': 'Noted a call to you',
  'call.withdraw': 'Withdrew a note of a call to you',
  'devices.list': 'Saw which of your phones are linked',
  'device.lost': 'Reported one of your phones lost',
  'phone.invite': 'Invited you to use a new phone',
  'join.approve': 'Approved your new phone',
  'join.decline': 'Declined a new phone',
  'phone.hold': 'Approved a new phone, which waits because you use another one',
  'phone.release': 'Confirmed your new phone, so that it can open your record sooner',
}
