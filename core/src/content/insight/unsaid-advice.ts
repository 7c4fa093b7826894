/**
 * The texts without the sentences that stand above them or in an earlier one of them, so that one card says each thing
 * once. A heading counts, although it has no full stop.
 */
export function unsaidAdvice(texts: readonly string[], said: readonly string[]): string[] {
  const known = new Set(said.flatMap(sentencesOf).map(withoutStop))
  return texts.flatMap((text) => {
    const fresh = sentencesOf(text).filter((sentence) => !known.has(withoutStop(sentence)))
    for (const sentence of fresh) known.add(withoutStop(sentence))
    return fresh.length > 0 ? [fresh.join(' ')] : []
  })
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/)

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '')
