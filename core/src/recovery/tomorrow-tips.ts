/** Where a high score stands beside it, no tip may comfort: this one says what to do if it gets worse. */
export const safetyTip =
  'Log how you feel at about the same time. If you feel worse at any point, do the symptom check.'

/** "What to expect tomorrow": clinical content, section 14. */
export const tomorrowTips: readonly string[] = [
  'You may have ups and downs. Look at the whole week, not one day.',
  'A cough can be worse at night. Try raising your head with an extra pillow.',
  'Your energy may come back slowly. Plan one rest in the morning and one in the afternoon.',
  'Keep a drink near you. Thin phlegm is easier to clear.',
  safetyTip,
]
