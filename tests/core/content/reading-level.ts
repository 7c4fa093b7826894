import { syllable } from 'syllable'
import { textsIn } from './walk-content.ts'

export type ReadingLevel = { words: number; wordsPerSentence: number; grade: number }

/** Words a sentence, and the Flesch-Kincaid grade, of everything that an item says to people. */
export function readingLevel(item: unknown): ReadingLevel {
  const sentences = textsIn(item).flatMap(({ text }) => sentencesOf(text))
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  const wordsPerSentence = words.length / sentences.length
  const grade = 0.39 * wordsPerSentence + 11.8 * (syllables / words.length) - 15.59
  return { words: words.length, wordsPerSentence, grade }
}

/** A heading, a label or a step is a sentence too, with or without a full stop. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:])["”)]?\s+/).filter((sentence) => wordsOf(sentence).length > 0)
}

const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\d][\p{L}\d'’.,%°-]*/gu) ?? []
