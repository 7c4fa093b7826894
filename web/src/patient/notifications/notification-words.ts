/** The words of the notifications page that belong to no single item. */
export const notificationWords = {
  samples: 'Samples of notifications',
  sampleNote: 'These notifications are samples. They are not about you.',
  empty: 'You have no notifications.',
  emptyBesideCard: 'You have no other notifications.',
  emptyNote: 'Messages from your care team, reminders and news about your progress appear here.',
  emptyAction: 'Set a medicine reminder',
  newBadge: 'New',
  countNew: (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`),
  nothingNew: 'Nothing new',
  nothingNewBesideCard: 'Nothing else is new',
  markAll: 'Mark all as read',
  unreadable: 'We cannot show your notifications right now. Close the app and open it again.',
  notSaved: 'Not saved. Try again.',
  switches: 'What to notify you about',
  needProfile: 'Set up your profile to turn Medications and Symptoms on or off.',
  oneTruth: 'Changes you make here also update your profile.',
} as const
