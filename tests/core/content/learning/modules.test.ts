import { loadModule } from '@second-wind/core/content/learning/load-module'
import { lessonPosition, microLearningWords } from '@second-wind/core/content/learning/micro-learning-words'
import {
  learningLesson,
  learningModule,
  moduleSummary,
} from '@second-wind/core/content/learning/module-schema'
import { modules, type ModuleId } from '@second-wind/core/content/learning/modules'
import { lessonId } from '@second-wind/core/recovery/learning/progress'
import { describe, expect, test } from 'vitest'

const everyModule = () => Promise.all(modules.map(({ id }) => loadModule(id)))

describe('the modules', () => {
  test('are four, in the order and with the points of the specification', () => {
    expect(modules.map(({ id, points }) => [id, points])).toEqual([
      ['antibiotic-basics', 50],
      ['breathing-for-recovery', 40],
      ['allergy-quick-guide', 60],
      ['viral-infection-recovery', 50],
    ])
  })

  test.each([
    ['antibiotic-basics', 'Antibiotic basics', 'pill', 'Medicines', 'Beginner', 8],
    ['breathing-for-recovery', 'Breathing for recovery', 'lungs', 'Breathing', 'Beginner', 8],
    ['allergy-quick-guide', 'Allergy quick guide', 'plant', 'Allergies', 'Intermediate', 9],
    ['viral-infection-recovery', 'Viral infection recovery', 'virus', 'Recovery', 'Beginner', 8],
  ])(
    'have for %s the title, icon, category, level and minutes of the specification',
    (id, title, icon, category, difficulty, estimatedTimeMin) => {
      const summary = modules.find((module) => module.id === id)
      expect(moduleSummary.parse(summary)).toMatchObject({
        title,
        icon,
        category,
        difficulty,
        estimatedTimeMin,
      })
    },
  )

  test('are on a page with the words of the specification', () => {
    expect(microLearningWords).toMatchObject({
      title: 'Micro-Learning',
      subtitle: 'Interactive health education modules',
      backTo: '/educational-resources',
      listHeading: 'Micro-Learning',
      listText: 'Quick, engaging health education in bite-sized lessons',
      cardComplete: '% complete',
      lessonComplete: '% Complete',
      keyPoints: 'Key Points:',
      explanation: 'Explanation:',
      nextStep: 'Next Step',
      nextLesson: 'Next Lesson',
      completeModule: 'Complete Module',
      comingSoon: { heading: 'Coming Soon' },
    })
    expect(lessonPosition(2, 5)).toBe('Lesson 2 of 5')
  })

  test.each(['nutrition', 'mental health', 'sleep hygiene', 'preventive care'])(
    'are followed by the note that %s is coming soon',
    (topic) => {
      expect(microLearningWords.comingSoon.text).toContain(topic)
    },
  )
})

describe('the lessons', () => {
  test.each([
    ['antibiotic-basics', ['content', 'quiz', 'content', 'interactive', 'quiz']],
    ['breathing-for-recovery', ['content', 'interactive', 'quiz', 'content', 'quiz', 'content']],
    ['allergy-quick-guide', ['content', 'quiz', 'content', 'interactive', 'quiz']],
    ['viral-infection-recovery', ['content', 'interactive', 'quiz', 'content', 'quiz']],
  ] satisfies [ModuleId, string[]][])(
    'of %s are of the kinds that the specification lists',
    async (id, types) => {
      const module = learningModule.parse(await loadModule(id))
      expect(module.lessons.map(({ type }) => type)).toEqual(types)
      expect(module.lessons.map((lesson) => lesson.id)).toEqual(types.map((_, index) => lessonId(id, index)))
    },
  )

  test('have unique ids across all modules', async () => {
    const ids = (await everyModule()).flatMap((module) => [module.id, ...module.lessons.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(25)
  })

  test('mark the correct answer of each question as correct', async () => {
    const right = (await everyModule())
      .flatMap(({ lessons }) => lessons)
      .flatMap((lesson) => (lesson.type === 'quiz' ? [lesson.quiz] : []))
      .map(({ options, correctAnswer }) => options[correctAnswer])
    expect(right).toEqual([
      'No, colds are caused by viruses',
      'Ask your pharmacist or follow the directions you were given',
      'Breathe out slowly through rounded lips',
      'Call 999',
      'Itchy eyes and sneezing for weeks',
      'Take your preventer as usual and carry your reliever',
      '3 to 4 weeks',
      'Lips turning blue or grey',
    ])
  })

  test('show in breathing practice when to stop before the first step', async () => {
    const lesson = (await loadModule('breathing-for-recovery')).lessons[1]
    expect(lesson).toMatchObject({ content: expect.stringMatching(/Stop and rest .* Call 999 if/) })
  })
})

describe('a lesson that cannot be shown', () => {
  const review = { reviewedOn: '2026-11-20', reviewBy: '2027-11-20', sources: ['own'] }
  const quizWith = (correctAnswer: number) => ({
    id: 'lesson-1',
    ...review,
    type: 'quiz',
    title: 'A quiz',
    quiz: { question: 'Which?', options: ['One', 'Two'], correctAnswer, explanation: 'Because.' },
  })

  test.each([
    [-1, false],
    [0, true],
    [1, true],
    [2, false],
    [0.5, false],
  ])(
    'is refused: a quiz with the right answer %s of two options, unless that option exists (accepted: %s)',
    (correctAnswer, isAccepted) => {
      expect(learningLesson.safeParse(quizWith(correctAnswer)).success).toBe(isAccepted)
    },
  )

  test('is refused when it has content without key points', () => {
    const lesson = { id: 'lesson-1', ...review, type: 'content', title: 'A text', content: 'Words.' }
    expect(learningLesson.safeParse({ ...lesson, keyPoints: ['One.', 'Two.'] }).success).toBe(true)
    expect(learningLesson.safeParse({ ...lesson, keyPoints: [] }).success).toBe(false)
  })

  test('is refused when the number of lessons of its module is wrong', async () => {
    const module = await loadModule('antibiotic-basics')
    expect(learningModule.safeParse({ ...module, lessonCount: 6 }).success).toBe(false)
  })
})
