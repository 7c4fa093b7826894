/** How reminders reach the person, besides the browser's permission (reminder-words.ts). */
export const reminderDeliveryWords = {
  heading: 'How reminders reach you',
  inApp: 'Everything stands in Recent, and the bell shows a dot.',
  default:
    'You can also get notifications on this phone, if you allow them. They say nothing about your health unless you ask for the name of a medicine.',
  allow: 'Allow notifications',
  calendar:
    "Your phone's own calendar is surer: it reminds you with the app closed. Use Add to calendar beside a reminder.",
} as const
