import { sentencesOf } from '../../platform/sentences.ts'
import { isAboutOwnPlan } from './finding-advice.ts'

/**
 * The texts without the sentences that stand above them or in an earlier one of them, so that one card says each thing
 * once. A heading counts, although it has no full stop, and the person's own action plan is named once.
 */
export function unsaidAdvice(texts: readonly string[], said: readonly string[]): string[] {
  const known = new Set(said.flatMap(sentencesOf).map(meaningOf))
  return texts.flatMap((text) => {
    const fresh = sentencesOf(text).filter((sentence) => !known.has(meaningOf(sentence)))
    for (const sentence of fresh) known.add(meaningOf(sentence))
    return fresh.length > 0 ? [fresh.join(' ')] : []
  })
}

const meaningOf = (sentence: string): string =>
  isAboutOwnPlan(sentence) ? 'own plan' : sentence.replace(/\.$/, '')
