import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import { useRecordStates } from '../../data/live/use-record-states.ts'
import type { UnsentSource } from '../../data/live/use-unsent.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

type Props = {
  source: UnsentSource
  /** One more sentence of the card around it, in place of a notice. */
  isInCard?: boolean
}

/** Says of a warning sign or an answer whether it has left this phone, that it may not be seen, and not to wait. */
export function UnseenWarning({ source, isInCard = false }: Props) {
  const inNation = useNationWords()
  const state = useRecordStates(source.kind, [source]).get(source.id)?.state
  const { sent, notSent, unseen } = followUpCardWords
  const { text } = !state ? unseen : state === 'sent' ? sent : notSent
  const sentence = <p>{inNation(text)}</p>
  return isInCard ? sentence : <Notice tone="warning">{sentence}</Notice>
}
