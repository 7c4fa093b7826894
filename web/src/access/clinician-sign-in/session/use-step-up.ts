import { useRef, useState } from 'react'
import { needsStepUp } from '../../../data/server/access-errors.ts'

/** The clinician closed the step-up dialog. */
class StepUpCancelled extends Error {
  override readonly name = 'StepUpCancelled'
}

/** For StepUpDialog. */
export type StepUpQuestion = { isOpen: boolean; onAnswer: (isProved: boolean) => void }

/** Runs `work`. If the server requires a step-up, asks for it and runs `work` again. */
export function useStepUp() {
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<(isProved: boolean) => void>(undefined)

  /** @throws StepUpCancelled, or whatever `work` throws */
  const withProof = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (failure) {
      if (!needsStepUp(failure)) throw failure
    }
    const isProved = await new Promise<boolean>((resolve) => {
      answer.current = resolve
      setIsOpen(true)
    })
    if (!isProved) throw new StepUpCancelled('went away')
    return work()
  }

  const onAnswer = (isProved: boolean) => {
    setIsOpen(false)
    answer.current?.(isProved)
  }
  const question: StepUpQuestion = { isOpen, onAnswer }
  return { withProof, question }
}
