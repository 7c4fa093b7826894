import { reviewed } from '../review.ts'

/** The words around the modules and lessons. The specification gives most of them literally. */
export const microLearningWords = {
  id: 'micro-learning-page',
  ...reviewed('own'),
  title: 'Micro-Learning',
  subtitle: 'Interactive health education modules',
  back: 'Back to Educational Resources',
  backTo: '/educational-resources',
  listHeading: 'Micro-Learning',
  listText: 'Quick, engaging health education in bite-sized lessons',
  /** After a number, on the card of the list. */
  cardComplete: '% complete',
  trophy: 'Module complete',
  comingSoon: {
    heading: 'Coming Soon',
    text: 'More modules will follow on nutrition, mental health, sleep hygiene and preventive care. They are about eating well, feeling well, sleeping well and staying well.',
  },
  backToList: 'Back to all modules',
  /** After a number, in an open module. */
  lessonComplete: '% Complete',
  keyPoints: 'Key Points:',
  explanation: 'Explanation:',
  right: 'That is right.',
  wrong: 'Not quite. The right answer is marked.',
  nextStep: 'Next Step',
  nextLesson: 'Next Lesson',
  completeModule: 'Complete Module',
} as const

/** @param number which lesson, from 1 */
export function lessonPosition(number: number, lessonCount: number): string {
  return `Lesson ${number} of ${lessonCount}`
}
