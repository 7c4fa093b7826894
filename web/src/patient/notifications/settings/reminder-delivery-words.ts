/** How reminders reach the person, besides the browser's permission (reminder-words.ts). */
export const reminderDeliveryWords = {
  heading: 'How reminders reach you',
  inApp: "You'll find everything under Recent. A dot on the bell means something new.",
  default:
    'You can also get notifications on this phone, if you allow them. They say nothing about your health unless you ask for the name of a medicine.',
  allow: 'Allow notifications',
  calendar:
    "Your phone's own calendar is more reliable: it reminds you when the app is closed. Use Add to calendar beside a reminder.",
} as const
