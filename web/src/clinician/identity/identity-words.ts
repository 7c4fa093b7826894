/** Who the patient is, as the clinic has checked it. */
export const identityWords = {
  legend: 'Who is the patient?',
  why: 'Copy both from your own records. They are shown with the name, so that you can check that you have the right patient.',
  dateOfBirth: 'Date of birth',
  number: 'NHS number',
  dateHint: 'As in your own records.',
  numberHint: '10 digits. Optional in Scotland (CHI number) and Northern Ireland (H&C number).',
  wrongDate: 'Enter a date of birth that is not after today and not more than 120 years ago.',
  wrongNumber: 'This is not a valid number. Check all 10 digits.',
  notRecorded: 'Not recorded',
  edit: 'Edit date of birth and NHS number',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Saved. The change is in the list of who has looked.',
  noAnswer: 'The server cannot be reached. Nothing was changed.',
  trouble: 'The server has a problem. Nothing was changed. Try again in a moment.',
  notYours: 'This patient is not, or no longer, under your care. Nothing was changed.',
  ageDiffers: (typed: number, byDate: number) =>
    `The patient entered the age ${typed}. By the date of birth it is ${byDate}. Check that this is the right person.`,
  chiDiffers:
    'The first six digits of the CHI number are not this date of birth. Check that this is the right person.',
  notChecked: 'Identity not checked: neither date of birth nor NHS number is recorded.',
  noDate: 'Identity not fully checked: the date of birth is not recorded.',
  noNumber: 'Identity not fully checked: no NHS, CHI or H&C number is recorded.',
  changed:
    'Somebody has changed this record meanwhile. Nothing was changed. Press Cancel, look at what is recorded now, and edit it again.',
  notAccepted: 'The server did not accept this. Nothing was changed.',
  compare: (who: string) => `You invited a patient with these details: ${who}.`,
} as const
