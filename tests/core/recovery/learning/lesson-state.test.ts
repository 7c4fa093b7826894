import { antibioticBasics } from '@second-wind/core/content/learning/antibiotic-basics'
import type { LearningLesson, Quiz } from '@second-wind/core/content/learning/module-schema'
import {
  chooseOption,
  initialLessonState,
  isLastStep,
  canContinue,
  advanceStep,
  optionMark,
} from '@second-wind/core/recovery/learning/lesson-state'
import { describe, expect, test } from 'vitest'

const steps = ['Sit down.', 'Breathe in.', 'Breathe out.']
const quiz: Quiz = {
  question: 'Will antibiotics help a cold?',
  options: ['Yes', 'No', 'Only if my nose is green'],
  correctAnswer: 1,
  explanation: 'Colds are caused by viruses.',
}

const lessonOf = (type: LearningLesson['type']): LearningLesson => {
  const lesson = antibioticBasics.find((each) => each.type === type)
  if (!lesson) throw new Error(`no ${type} lesson`)
  return lesson
}

describe('the continue button', () => {
  const sixSteps = lessonOf('interactive')
  test.each([
    ['shows at once in a content lesson', lessonOf('content'), initialLessonState, true],
    ['does not show before a quiz is answered', lessonOf('quiz'), initialLessonState, false],
    ['shows after the right answer', lessonOf('quiz'), { chosen: 1, step: 0 }, true],
    ['shows after a wrong answer', lessonOf('quiz'), { chosen: 0, step: 0 }, true],
    ['does not show at the first step', sixSteps, initialLessonState, false],
    ['does not show at the last step but one', sixSteps, { ...initialLessonState, step: 4 }, false],
    ['shows at the last step', sixSteps, { ...initialLessonState, step: 5 }, true],
    [
      'is not opened in a quiz by steps of another lesson',
      lessonOf('quiz'),
      { ...initialLessonState, step: 5 },
      false,
    ],
  ])('%s', (_, lesson, run, shows) => {
    expect(canContinue(lesson, run)).toBe(shows)
  })
})

describe('answering a quiz', () => {
  const marks = (chosen: number | undefined) =>
    quiz.options.map((_, option) => optionMark(quiz, { chosen, step: 0 }, option))

  test('the first choice is kept', () => {
    const answered = chooseOption(quiz, initialLessonState, 2)
    expect(answered.chosen).toBe(2)
    expect(chooseOption(quiz, answered, 1)).toEqual(answered)
    expect(chooseOption(quiz, chooseOption(quiz, initialLessonState, 0), 1).chosen).toBe(0)
  })

  test.each([-1, 3, 0.5])('option %s does not exist and does not count as an answer', (option) => {
    expect(chooseOption(quiz, initialLessonState, option)).toEqual(initialLessonState)
  })

  test.each([
    ['nothing is marked before the choice', undefined, ['open', 'open', 'open']],
    ['the right choice is marked', 1, ['locked', 'right', 'locked']],
    ['the first option is marked as wrong, beside the right one', 0, ['wrong', 'right', 'locked']],
    ['the last option is marked as wrong, beside the right one', 2, ['locked', 'right', 'wrong']],
  ])('%s', (_, chosen, expected) => {
    expect(marks(chosen)).toEqual(expected)
  })
})

describe('the steps of an interactive lesson', () => {
  test('advance one at a time and stay on the last', () => {
    const seen = [initialLessonState.step]
    let run = initialLessonState
    for (let press = 0; press < 4; press += 1) {
      run = advanceStep(steps, run)
      seen.push(run.step)
    }
    expect(seen).toEqual([0, 1, 2, 2, 2])
  })

  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('have a last one, which is reached at the index %i (%s)', (step, isLast) => {
    expect(isLastStep(steps, { ...initialLessonState, step })).toBe(isLast)
  })
})
