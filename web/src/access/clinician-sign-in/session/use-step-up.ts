import { useRef, useState } from 'react'
import { needsProof } from '../../../data/server/access-errors.ts'

/** Somebody was asked who they are, and went away. */
export class NotProved extends Error {
  override readonly name = 'NotProved'
}

/** For StepUpDialog. */
export type Question = { isOpen: boolean; onAnswer: (isProved: boolean) => void }

/** Does what may need a second proof: asks for it when the server does, and then does it once more. */
export function useProof() {
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<(isProved: boolean) => void>(undefined)

  /** @throws NotProved, or whatever `work` throws */
  const withProof = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (failure) {
      if (!needsProof(failure)) throw failure
    }
    const isProved = await new Promise<boolean>((resolve) => {
      answer.current = resolve
      setIsOpen(true)
    })
    if (!isProved) throw new NotProved('went away')
    return work()
  }

  const onAnswer = (isProved: boolean) => {
    setIsOpen(false)
    answer.current?.(isProved)
  }
  const question: Question = { isOpen, onAnswer }
  return { withProof, question }
}
