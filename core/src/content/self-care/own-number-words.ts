/** Words around the phone numbers of the person's own GP, nurse and pharmacy. */
export const ownNumberWords = {
  title: 'Your own numbers',
  none: 'Then you can call your GP surgery, nurse and pharmacy from here.',
  add: 'Add my numbers',
  change: 'Change numbers',
  save: 'Save my numbers',
  cancel: 'Cancel',
  saved: 'Your numbers are saved on this phone.',
  removed: 'Your numbers are removed from this phone.',
  kept: 'We have kept the numbers you typed. They are not saved yet.',
  nothingToSave: 'Enter at least one phone number.',
  hint: 'Leave a number empty if you do not have it. These numbers stay on this phone and are not sent to anyone.',
  labels: { gp: 'GP surgery', nurse: 'Nurse or respiratory team', pharmacy: 'Pharmacy' },
  call: { gp: 'Call my GP', nurse: 'Call my nurse', pharmacy: 'Call my pharmacy' },
  invalid: 'Enter a UK phone number, like 020 7946 0123.',
} as const
