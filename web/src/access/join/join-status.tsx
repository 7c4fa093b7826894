import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useState } from 'react'
import type { PendingJoin } from '../../data/local/lazy.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { ApprovedStep } from './approved-step.tsx'
import { JoinEnded } from './join-ended.tsx'
import { isNotFound, joinErrorMessage } from './join-error-message.ts'
import { resubmitJoin } from './submit-join.ts'
import { type PolledJoinState, useJoinState } from './use-join-state.ts'
import { Waiting } from './waiting.tsx'
import formStyles from '../../ui/form/form.module.css'

/** After the clinic was asked: what it says, by the server, whatever was on the screen before. */
export function JoinStatus({ joining }: { joining: PendingJoin }) {
  // A new secret is a new request: what was said of the one before does not count.
  return <JoinStatusStep key={joining.join.secret} joining={joining} />
}

function JoinStatusStep({ joining }: { joining: PendingJoin }) {
  const { state, isSilent } = useJoinState(joining.join)
  return renderStep(state, isSilent, joining)
}

function renderStep(state: PolledJoinState['state'], isSilent: boolean, joining: PendingJoin) {
  switch (state) {
    case 'waiting':
      return <Waiting joining={joining} isSilent={isSilent} />
    case 'approved':
    case 'claimed':
      return <ApprovedStep joining={joining} />
    case 'expired':
      return <Expired joining={joining} />
    case 'declined':
      return <JoinEnded title={joinWords.declined.title} why={joinWords.declined.why} />
    case 'gone':
      return <JoinEnded title={joinWords.expired.gone} why={joinWords.expired.over} />
  }
}

const { expired: words } = joinWords

function Expired({ joining }: { joining: PendingJoin }) {
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
