/** How reminders reach the person, besides the browser's permission (reminder-words.ts). */
export const reminderDeliveryWords = {
  heading: 'How reminders reach you',
  inApp: "You'll find everything under Recent. A dot on the bell means something new.",
  default:
    'You can also get notifications on this phone, if you allow them. They do not mention your health, unless you choose to show the name of a medicine.',
  allow: 'Allow notifications',
  calendar:
    "Your phone's own calendar is more reliable: it reminds you when the app is closed. Choose Add to calendar next to a reminder.",
} as const
