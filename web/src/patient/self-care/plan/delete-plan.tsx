import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deleteActionPlan } from '../../../data/local/lazy.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { toastError } from '../../../ui/feedback/toast.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { deletePlanDraft } from './plan-draft.ts'

/** In two steps, the plan and what was begun of a change to it. */
export function DeletePlan({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const deleteNow = async () => {
    try {
      await deleteActionPlan()
      await deletePlanDraft()
      onDeleted()
    } catch {
      toastError('Not deleted', 'Your plan is still on this phone. Please try again.')
    }
  }
  if (!isAsking) {
    return (
      <TextButton ref={button} onClick={() => setIsAsking(true)}>
        {planWords.remove}
      </TextButton>
    )
  }
  return (
    <Confirm
      question={planWords.sure}
      words={planWords.sureWords}
      yes={planWords.sureYes}
      no={planWords.sureNo}
      color="red"
      onYes={() => void deleteNow()}
      onNo={() => {
        flushSync(() => setIsAsking(false))
        button.current?.focus()
      }}
    />
  )
}
