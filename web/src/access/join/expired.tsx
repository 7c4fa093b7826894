import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useState } from 'react'
import type { PendingJoin } from '../../data/local/lazy.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { resubmitJoin } from './submit-join.ts'
import formStyles from '../../ui/form/form.module.css'
import { JoinEnded } from './join-ended.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { isNotFound, joinErrorMessage } from './join-error-message.ts'

const { expired: words } = joinWords

export function Expired({ joining }: { joining: PendingJoin }) {
  const [isOver, setIsOver] = useState(false)
  const { attempt, isUnderway, trouble } = useAsyncAction((failure) => {
    const isChanged = failure instanceof HttpError && failure.code === 'consent_changed'
    // Its text changed, or nobody may open it any more: a new invitation shows the new text.
    setIsOver(isNotFound(failure) || isChanged)
    return joinErrorMessage(failure)
  })
  if (isOver) return <JoinEnded title={words.gone} why={words.over} />
  return (
    <StepCard title={words.title} trouble={trouble}>
      <p>{words.why}</p>
      <div className={formStyles.buttons}>
        <Button
          color="green"
          aria-disabled={isUnderway}
          onClick={() => void attempt(() => resubmitJoin(joining))}
        >
          {isUnderway ? joinWords.person.underway : words.again}
        </Button>
      </div>
    </StepCard>
  )
}
