/** What people write beside their scores, on bad days and on good ones. */
export const badDayNotes = [
  'Hardly slept, propped up on three pillows.',
  'Stopped twice on the stairs.',
  'Used the blue inhaler more than usual.',
  'Chest feels tight in the cold air.',
  'Coughing fits after talking on the phone.',
  'Could not finish the shopping.',
  'Feel hot and shivery by turns.',
  'Phlegm is darker than yesterday.',
  'Worse since the visitors with colds.',
  'Rang the surgery, waiting for a call back.',
] as const

export const goodDayNotes = [
  'A better night.',
  'Walked round the park without stopping.',
  'Back to my usual.',
  'Started the breathing exercises again.',
  'Only a little cough first thing.',
  'Did the garden for half an hour.',
  'Last day of the antibiotics.',
  'Cleaner air by the sea this week.',
  'Forgot my preventer last night, took it this morning.',
  'Feeling quite well.',
] as const
