import { stillLikeThisWords } from '@second-wind/core/content/findings/current-finding-words'
import type { CurrentFinding } from '@second-wind/core/findings/current-findings'
import { useNationWords } from '../data/live/use-nation-words.ts'
import { useUnsent } from '../data/live/use-unsent.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** For a warning sign that only this phone has: no clinician has seen it, and the person should not wait for one. */
export function NotSent({ source }: { source: CurrentFinding['source'] }) {
  const inNation = useNationWords()
  if (!useUnsent([source]).has(source.id)) return null
  return (
    <Notice tone="warning">
      <p>{inNation(stillLikeThisWords.notSent.text)}</p>
    </Notice>
  )
}
