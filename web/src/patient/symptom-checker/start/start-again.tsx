import { deleteAnswers } from '@second-wind/core/content/triage/kept-answers'
import { type ReactNode, useState } from 'react'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'

type Props = {
  /** Of the answers that would be deleted. */
  asksForAdvice: boolean
  onStartAgain: () => void
  /** With what its button does. */
  children: (startAgain: () => void) => ReactNode
}

/** One tap must not delete answers that ask for advice: nobody else has seen them (HZ-02). */
export function StartAgain({ asksForAdvice, onStartAgain, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const inNation = useNationWords()
  if (!isAsking) return children(asksForAdvice ? () => setIsAsking(true) : onStartAgain)
  const { question, text, yes, no } = deleteAnswers
  return (
    <Confirm
      {...{ question, yes, no }}
      text={inNation(text)}
      color="red"
      onYes={onStartAgain}
      onNo={() => setIsAsking(false)}
    />
  )
}
