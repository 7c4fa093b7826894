import { Button } from '@mantine/core'
import { passkeyWords as words } from '@second-wind/core/content/account/passkey-words'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useState } from 'react'
import { addOwnPasskey } from '../../data/pwa/add-own-passkey.ts'
import { NoPasskey } from '../../data/pwa/passkeys.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { RecoveryCode } from '../../ui/form/recovery-code.tsx'
import { deviceLabel } from '../../ui/format/device-label.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { joinErrorMessage } from './join-error-message.ts'
import formStyles from '../../ui/form/form.module.css'

type Props = { code: string; replaced: string | undefined; canKeepPasskeys: boolean; onDone: () => void }

/**
 * How this person gets back in: a passkey where this phone keeps any, the code on paper instead or as well. Before it,
 * which phone was signed out for this one.
 */
export function RecoverySteps({ code, replaced, canKeepPasskeys, onDone }: Props) {
  const first = canKeepPasskeys ? 'offer' : 'code'
  const [at, setAt] = useState<'replaced' | 'offer' | 'made' | 'code'>(
    replaced === undefined ? first : 'replaced',
  )
  useOpenForm(true)
  const showCode = () => setAt('code')
  switch (at) {
    case 'replaced':
      return <Replaced label={replaced ?? ''} onGoOn={() => setAt(first)} />
    case 'offer':
      return <OfferPasskey onMade={() => setAt('made')} onCode={showCode} />
    case 'made':
      return <PasskeyMade onCode={showCode} onDone={onDone} />
    case 'code':
      return <RecoveryCode code={code} go={joinWords.recovery.go} onKept={onDone} />
  }
}

function Replaced({ label, onGoOn }: { label: string; onGoOn: () => void }) {
  const { replaced, replaces } = words.newPhone
  return (
    <StepCard title={replaced.title}>
      <p>{replaces(label)}</p>
      <div>
        <Button color="green" onClick={onGoOn}>
          {replaced.go}
        </Button>
      </div>
    </StepCard>
  )
}

function OfferPasskey({ onMade, onCode }: { onMade: () => void; onCode: () => void }) {
  const { offer } = words
  const { attempt, isUnderway, trouble } = useAsyncAction((failure) =>
    failure instanceof NoPasskey ? words.notMade : joinErrorMessage(failure),
  )
  const make = () =>
    attempt(async () => {
      await addOwnPasskey(deviceLabel())
      onMade()
    })
  return (
    <StepCard title={offer.title} trouble={trouble}>
      <p>{offer.why}</p>
      <p>{offer.synced}</p>
      <p>{offer.shared}</p>
      <div className={formStyles.buttons}>
        <Button color="green" aria-disabled={isUnderway} onClick={() => void make()}>
          {isUnderway ? offer.making : offer.make}
        </Button>
        <Button variant="outline" onClick={onCode}>
          {offer.code}
        </Button>
      </div>
    </StepCard>
  )
}

function PasskeyMade({ onCode, onDone }: { onCode: () => void; onDone: () => void }) {
  const { made } = words
  return (
    <StepCard title={made.title}>
      <p>{made.what}</p>
      <p>{made.code}</p>
      <div className={formStyles.buttons}>
        <Button color="green" onClick={onDone}>
          {made.go}
        </Button>
        <Button variant="outline" onClick={onCode}>
          {made.show}
        </Button>
      </div>
    </StepCard>
  )
}
