import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

const lesson = { id: itemId, ...reviewShape, title: copy }

const contentLesson = z.strictObject({
  ...lesson,
  type: z.literal('content'),
  content: copy,
  keyPoints: z.array(copy).check(z.minLength(2)),
})

const quiz = z
  .strictObject({
    question: copy,
    options: z.array(copy).check(z.minLength(2)),
    /** Index in `options`, from 0. */
    correctAnswer: z.int().check(z.gte(0)),
    explanation: copy,
  })
  .check(z.refine(({ options, correctAnswer }) => correctAnswer < options.length, 'no such option'))

const quizLesson = z.strictObject({ ...lesson, type: z.literal('quiz'), quiz })

const interactiveLesson = z.strictObject({
  ...lesson,
  type: z.literal('interactive'),
  content: copy,
  interactive: z.strictObject({ action: copy, steps: z.array(copy).check(z.minLength(2)), completion: copy }),
})

export const learningLesson = z.discriminatedUnion('type', [contentLesson, quizLesson, interactiveLesson])
export type LearningLesson = z.infer<typeof learningLesson>
export type Quiz = z.infer<typeof quiz>

/** What the list of modules shows: specification, entity "Learning module". */
export const moduleSummary = z.strictObject({
  id: itemId,
  ...reviewShape,
  title: copy,
  description: copy,
  /** Name of a Tabler icon. */
  icon: copy,
  category: copy,
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  estimatedTimeMin: z.int().check(z.gte(1)),
  points: z.int().check(z.gte(1)),
  lessonCount: z.int().check(z.gte(1)),
  /** The first lessons, which give the points. Left out: all. A lesson added later takes no points away. */
  lessonsForPoints: z.optional(z.int().check(z.gte(1))),
})
export type ModuleSummary = z.infer<typeof moduleSummary>

export const learningModule = z
  .strictObject({ ...moduleSummary.shape, lessons: z.array(learningLesson) })
  .check(z.refine(({ lessonCount, lessons }) => lessonCount === lessons.length, 'lessonCount is wrong'))
export type LearningModule = z.infer<typeof learningModule>
