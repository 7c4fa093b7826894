import { education } from '../../platform/app-paths.ts'
import { reviewed } from '../review.ts'

/** The words around the modules and lessons. The specification gives most of them literally. */
export const microLearningWords = {
  id: 'micro-learning-page',
  ...reviewed('own'),
  title: 'Micro-Learning',
  subtitle: 'Interactive health education modules',
  backTo: education,
  listHeading: 'Micro-Learning',
  listText: 'Quick, engaging health education in bite-sized lessons',
  /** After a number, on the card of the list. */
  cardComplete: '% complete',
  trophy: 'Module complete',
  start: 'Start',
  /** Shown when it is unknown whether the person has started the module. */
  open: 'Open',
  goOn: 'Continue',
  again: 'Do it again',
  unreadable: 'We could not load your progress. You can still open every lesson.',
  unreadableModule: 'We could not load your progress, so the module opens at the first lesson.',
  comingSoon: {
    heading: 'Coming Soon',
    text: 'More modules will follow on nutrition, mental health, sleep hygiene and preventive care. They are about eating well, feeling well, sleeping well and staying well.',
  },
  /** After "Back to". */
  list: 'all modules',
  finishedBefore:
    'You have finished this module. Do it again as often as you like. You only get points the first time.',
  notForLungs:
    'If you have COPD, asthma or pulmonary fibrosis, the times in these lessons do not apply to you. If you are worse than usual, do the symptom check or follow your action plan.',
  kinds: { content: 'Read', quiz: 'Quiz', interactive: 'Step by step' },
  /** After a number, in an open module. */
  lessonComplete: '% Complete',
  keyPoints: 'Key Points:',
  explanation: 'Explanation:',
  chooseOnce: 'Choose one answer. The first one counts.',
  rightMark: 'Right answer',
  wrongMark: 'Your answer, not right',
  right: 'That is right.',
  wrong: 'Not quite. The right answer is marked.',
  nextStep: 'Next Step',
  nextLesson: 'Next Lesson',
  completeModule: 'Complete Module',
  finished: {
    heading: 'Module complete',
    again: 'You have finished it again',
    note: {
      first: 'Saved on this phone.',
      again: 'You got points for it the first time.',
      unknown: 'Saved on this phone. You only get points the first time.',
    },
  },
} as const

/** @param number which lesson, from 1 */
export function lessonPosition(number: number, lessonCount: number): string {
  return `Lesson ${number} of ${lessonCount}`
}

/** @param number which step, from 1 */
export function stepPosition(number: number, stepCount: number): string {
  return `Step ${number} of ${stepCount}`
}

export const minutesWords = (minutes: number): string => `${minutes} minutes`

export const pointsWords = (points: number): string => `${points} points`
