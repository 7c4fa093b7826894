/** Medicine reminders contain the person's own words; the app knows no prescription. */
export const medicineWords = {
  heading: 'Medicine reminders',
  note: 'Write what you want to be reminded of, in your own words. This stays on this phone.',
  notAnAlarm:
    'The app does not know your prescription, and your phone may miss a reminder. Follow the label and your own plan.',
  none: 'No medicine reminders yet.',
  switchedOff: 'Medications are turned off above. You will not get these reminders.',
  name: 'Medicine',
  nameHint: 'For example: preventer inhaler',
  time: 'Time',
  add: 'Add reminder',
  save: 'Save changes',
  cancel: 'Cancel',
  noName: 'Write what you want to be reminded of',
  tooLong: 'Use 60 characters or fewer',
  noTime: 'Choose a time',
  edit: 'Edit',
  remove: 'Remove',
  calendar: 'Add to calendar',
  removed: (name: string) => `Removed: ${name}.`,
  saved: (name: string, time: string) => `Saved: ${name}, every day at ${time}.`,
  showName: 'Show the name on the lock screen',
  showNameNote:
    'If this is off, the notification does not name the medicine. If it is on, anyone who sees your phone can read the name.',
} as const
