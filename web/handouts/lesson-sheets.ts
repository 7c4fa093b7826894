import { loadModule } from '@second-wind/core/content/learning/load-module'
import type { LearningLesson, LearningModule } from '@second-wind/core/content/learning/module-schema'
import { modules } from '@second-wind/core/content/learning/modules'
import type { Block, Sheet } from './sheet.ts'

export async function lessonSheets(): Promise<Sheet[]> {
  return Promise.all(modules.map(async ({ id }) => sheetOf(await loadModule(id))))
}

function sheetOf({ id, title, description, lessons, reviewedOn, reviewBy }: LearningModule): Sheet {
  return {
    name: `lesson-${id}`,
    title,
    intro: [description],
    blocks: lessons.map(block),
    reviewedOn,
    reviewBy,
  }
}

/** Paper has no order of revealing: the answer of a question is printed under it. */
function block(lesson: LearningLesson): Block {
  switch (lesson.type) {
    case 'content':
      return { heading: lesson.title, text: [lesson.content], items: lesson.keyPoints }
    case 'quiz': {
      const { question, options, correctAnswer, explanation } = lesson.quiz
      const answer = `Answer: ${options[correctAnswer]}. ${explanation}`
      return { heading: lesson.title, text: [question], items: options, after: [answer] }
    }
    case 'interactive': {
      const { action, steps, completion } = lesson.interactive
      const text = [lesson.content, action]
      return { heading: lesson.title, text, items: steps, after: [completion], isOrdered: true }
    }
  }
}
