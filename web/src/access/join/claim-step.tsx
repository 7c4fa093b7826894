import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetJoining, type Joining } from '../../data/local/lazy.ts'
import { canKeepPasskeys } from '../../data/pwa/passkeys.ts'
import { Step } from '../../ui/primitives/step-card.tsx'
import { useTry } from '../../ui/hooks/use-async-action.ts'
import { GoHome } from './go-home.tsx'
import { linkPhone, type Linked } from './claim-join.ts'
import { Over } from './join-ended.tsx'
import { isGone, troubleWords } from './join-error-message.ts'
import { WayBack } from './recovery-steps.tsx'

const { finishing: words } = joinWords

type Props = { joining: Joining; onDone: () => void }

/** Each time tells a new code and ends the one before, so it begins once. */
export function Linking({ joining, onDone }: Props) {
  const [linked, setLinked] = useState<Linked & { canKeepPasskeys: boolean }>()
  const [isOver, setIsOver] = useState(false)
  const { attempt, trouble } = useTry((failure) => {
    setIsOver(isGone(failure))
    return troubleWords(failure)
  })
  const link = () =>
    attempt(async () => {
      const told = await linkPhone(joining)
      setLinked({ ...told, canKeepPasskeys: await canKeepPasskeys() })
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
    return <WayBack code={code} replaced={replaced} canKeepPasskeys={canKeep} onDone={onDone} />
  }
  if (linked) return <Done joining={joining} />
  if (isOver) return <Over title={joinWords.expired.gone} why={joinWords.expired.over} />
  return (
    <Step title={words.title} trouble={trouble}>
      {trouble === undefined ? (
        <p role="status">{words.underway}</p>
      ) : (
        <div>
          <Button variant="outline" onClick={() => void link()}>
            {words.again}
          </Button>
        </div>
      )}
    </Step>
  )
}

/** Without a code: one more clinician, or the time to be told one has run out. */
function Done({ joining }: { joining: Joining }) {
  const { done } = joinWords
  return (
    <Step title={done.title}>
      <p>{done.who(clinicianName(joining.by.clinician))}</p>
      {!joining.isFurther && <p>{done.noCode}</p>}
      <p>{done.notLive}</p>
      <GoHome onGo={forgetJoining}>{done.go}</GoHome>
    </Step>
  )
}
