import { followUpCardWords } from '@second-wind/core/content/findings/current-finding-words'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import { type UnsentSource, useUnsent } from '../../data/live/use-unsent.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

type Props = {
  source: UnsentSource
  /** One more sentence of the card around it, in place of a notice. */
  isInCard?: boolean
}

/** For a warning sign or an answer that only this phone has: no clinician has seen it, and the person should not wait. */
export function NotSent({ source, isInCard = false }: Props) {
  const inNation = useNationWords()
  if (!useUnsent([source]).has(source.id)) return null
  const sentence = <p>{inNation(followUpCardWords.notSent.text)}</p>
  return isInCard ? sentence : <Notice tone="warning">{sentence}</Notice>
}
