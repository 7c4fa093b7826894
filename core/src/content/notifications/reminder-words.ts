/** What becomes of a daily reminder, by what this browser lets the app do. A browser is no alarm clock, so it says so. */
export const reminderWords = {
  onHome:
    'Home shows your reminder when you open the app after that time, unless you have checked in that day.',
  granted:
    'You also get a notification while the app is open. With the app closed, some browsers show it later and some never do.',
  default: 'You can also get a notification, if you allow it. It does not mention your health.',
  denied:
    'Notifications are blocked for this app. You can allow them in the settings of your browser or phone.',
  unsupported:
    'This browser cannot show notifications here. On an iPhone or iPad, add the app to your home screen first.',
  calendar:
    "Your phone's own calendar is more reliable: it reminds you when the app is closed. This saves a small file for it, starting tomorrow. It does not mention your health.",
  switchedOff:
    'Off. Symptom reminders are switched off in your profile settings. Turn them on there, or press Set reminder.',
} as const
