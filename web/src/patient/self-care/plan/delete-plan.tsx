import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deleteActionPlan } from '../../../data/local/lazy.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { toastError } from '../../../ui/feedback/toast.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { deletePlanDraft } from './plan-draft.ts'

/** Deletes the plan and any unfinished change to it, in two steps. */
export function DeletePlan({ onDeleted }: { onDeleted: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const deleteNow = async () => {
    try {
      await deleteActionPlan()
      await deletePlanDraft()
      onDeleted()
    } catch {
      toastError('Not deleted', 'Your plan is still on this phone. Try again.')
    }
  }
  if (!isConfirming) {
    return (
      <TextButton ref={button} onClick={() => setIsConfirming(true)}>
        {planWords.remove}
      </TextButton>
    )
  }
  return (
    <Confirm
      question={planWords.sure}
      text={planWords.sureWords}
      yes={planWords.sureYes}
      no={planWords.sureNo}
      color="red"
      onYes={() => void deleteNow()}
      onNo={() => {
        flushSync(() => setIsConfirming(false))
        button.current?.focus()
      }}
    />
  )
}
