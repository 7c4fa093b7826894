import { reviewed } from '../review.ts'

/** The line above the cards: clinical content, section 10; unknown: hazard C13. */
export const reasonLineWords = {
  id: 'education-reason-line',
  ...reviewed('own'),
  because: 'You see this because:',
  noSign: 'there are no warning signs in your latest answers',
  unfinished: 'Save your check-in to see advice about it.',
  usual: 'This is like your usual day.',
  openAlert: 'The alert is about that day. It does not say how you are today.',
  unknown: 'Not enough information yet',
  /** Not that the person left it out: a temperature is never filled in from an earlier day. */
  unanswered: 'Your last check-in does not include your {answers}.',
} as const
