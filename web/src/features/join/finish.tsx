import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { useProfile } from '../../live/use-profile.ts'
import { forgetJoining, type Joining } from '../../local/inner-door.ts'
import { canKeepPasskeys } from '../../pwa/passkeys.ts'
import { useTry } from '../../ui/use-try.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { GoHome } from './go-home.tsx'
import { linkPhone, type Linked } from './link-phone.ts'
import { Over } from './over.tsx'
import { Step } from '../../ui/step.tsx'
import { isGone, troubleWords } from './trouble-words.ts'
import { WayBack } from './way-back.tsx'

/** The clinic has said yes: the phone takes it up by itself, as soon as there is a profile to send. */
export function Finish({ joining }: { joining: Joining }) {
  const stored = useProfile()
  if (!stored) return null
  const hasOneThere = joining.isFurther || joining.isNewPhone
  if (!stored.profile && !hasOneThere) return <SetUpFirst />
  return <TakeUp joining={joining} />
}

function SetUpFirst() {
  const { profile: words } = joinWords
  return (
    <Step title={words.title}>
      <p>{words.why}</p>
      <p>{words.until}</p>
      <div>
        <ButtonLink to="/onboarding" look="go">
          {words.go}
        </ButtonLink>
      </div>
    </Step>
  )
}

function TakeUp({ joining }: { joining: Joining }) {
  const { finishing: words } = joinWords
  const [linked, setLinked] = useState<Linked & { canKeepPasskeys: boolean }>()
  const [isOver, setIsOver] = useState(false)
  const hasBegun = useRef(false)
  const navigate = useNavigate()
  // Whoever closes the app before is shown a new code, for an hour.
  const finish = async () => {
    await navigate('/')
    await forgetJoining()
  }
  const { attempt, trouble } = useTry((failure) => {
    setIsOver(isGone(failure))
    return troubleWords(failure)
  })
  const link = () =>
    attempt(async () => {
      const told = await linkPhone(joining)
      setLinked({ ...told, canKeepPasskeys: await canKeepPasskeys() })
    })
  const begin = useEffectEvent(() => void link())
  useEffect(() => {
    // Each time tells a new code and ends the one before.
    if (hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [])

  if (linked?.recoveryCode !== undefined) {
    const { recoveryCode: code, canKeepPasskeys: canKeep } = linked
    return <WayBack code={code} canKeepPasskeys={canKeep} onDone={() => void finish()} />
  }
  if (linked) return <Done joining={joining} isWithoutCode={!joining.isFurther} />
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

function Done({ joining, isWithoutCode }: { joining: Joining; isWithoutCode: boolean }) {
  const { done: words } = joinWords
  return (
    <Step title={words.title}>
      <p>{words.who(clinicianName(joining.by.clinician))}</p>
      {isWithoutCode && <p>{words.noCode}</p>}
      <p>{words.notLive}</p>
      <GoHome onGo={forgetJoining}>{words.go}</GoHome>
    </Step>
  )
}
