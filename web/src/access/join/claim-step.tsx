import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deletePendingJoin, type PendingJoin } from '../../data/local/lazy.ts'
import { canKeepPasskeys } from '../../data/pwa/passkeys.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { claimJoin, type ClaimResult } from './claim-join.ts'
import { GoHome } from './go-home.tsx'
import { JoinEnded } from './join-ended.tsx'
import { isNotFound, joinErrorMessage } from './join-error-message.ts'
import { RecoverySteps } from './recovery-steps.tsx'

const { finishing: words } = joinWords

type Props = { joining: PendingJoin; onDone: () => void }

/** Each time tells a new code and ends the one before, so it begins once. */
export function ClaimStep({ joining, onDone }: Props) {
  const [linked, setLinked] = useState<ClaimResult & { canKeepPasskeys: boolean }>()
  const [isOver, setIsOver] = useState(false)
  const { attempt, trouble } = useAsyncAction((failure) => {
    setIsOver(isNotFound(failure))
    return joinErrorMessage(failure)
  })
  const link = () =>
    attempt(async () => {
      const result = await claimJoin(joining)
      setLinked({ ...result, canKeepPasskeys: await canKeepPasskeys() })
    })
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => void link())
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [])

  if (linked?.recoveryCode !== undefined) {
    const { recoveryCode: code, replaced, canKeepPasskeys: canKeep } = linked
    return <RecoverySteps code={code} replaced={replaced} canKeepPasskeys={canKeep} onDone={onDone} />
  }
  if (linked) return <Done joining={joining} />
  if (isOver) return <JoinEnded title={joinWords.expired.gone} why={joinWords.expired.over} />
  return (
    <StepCard title={words.title} trouble={trouble}>
      {trouble === undefined ? (
        <p role="status">{words.underway}</p>
      ) : (
        <div>
          <Button variant="outline" onClick={() => void link()}>
            {words.again}
          </Button>
        </div>
      )}
    </StepCard>
  )
}

/** Without a code: one more clinician, or the time to be told one has run out. */
function Done({ joining }: { joining: PendingJoin }) {
  const { done } = joinWords
  return (
    <StepCard title={done.title}>
      <p>{done.who(clinicianName(joining.by.clinician))}</p>
      {!joining.isFurther && <p>{done.noCode}</p>}
      <p>{done.notLive}</p>
      <GoHome onGo={deletePendingJoin}>{done.go}</GoHome>
    </StepCard>
  )
}
