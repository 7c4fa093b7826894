/** The words of the notifications page that belong to no single item. */
export const notificationWords = {
  sampleNote: 'These notifications are samples. They are not about you.',
  empty: 'You have no notifications.',
  newBadge: 'New',
} as const
