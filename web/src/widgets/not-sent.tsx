import { stillLikeThisWords } from '@second-wind/core/content/findings/current-finding-words'
import { useNationWords } from '../data/live/use-nation-words.ts'
import { type UnsentSource, useUnsent } from '../data/live/use-unsent.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** For a warning sign or an answer that only this phone has: no clinician has seen it, and the person should not wait. */
export function NotSent({ source }: { source: UnsentSource }) {
  const inNation = useNationWords()
  if (!useUnsent([source]).has(source.id)) return null
  return (
    <Notice tone="warning">
      <p>{inNation(stillLikeThisWords.notSent.text)}</p>
    </Notice>
  )
}
