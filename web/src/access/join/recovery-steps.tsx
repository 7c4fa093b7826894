import { Button } from '@mantine/core'
import { passkeyWords as words } from '@second-wind/core/content/account/passkey-words'
import { addOwnPasskey } from '../../data/pwa/add-own-passkey.ts'
import { NoPasskey } from '../../data/pwa/passkeys.ts'
import { deviceLabel } from '../../ui/format/device-label.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { joinErrorMessage } from './join-error-message.ts'
import formStyles from '../../ui/form/form.module.css'

/** Names the unused phone that was signed out, because five phones are the most. */
export function ReplacedStep({ label, onGoOn }: { label: string; onGoOn: () => void }) {
  const { replaced, replaces } = words.linkByPasskey
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

/** Where this phone can keep a passkey, with the recovery code as the alternative. */
export function OfferPasskeyStep({ onMade, onCode }: { onMade: () => void; onCode: () => void }) {
  const { offer } = words
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    failure instanceof NoPasskey ? words.notMade : joinErrorMessage(failure),
  )
  const make = () =>
    attempt(async () => {
      await addOwnPasskey(deviceLabel())
      onMade()
    })
  return (
    <StepCard title={offer.title} error={error}>
      <p>{offer.why}</p>
      <p>{offer.synced}</p>
      <p>{offer.shared}</p>
      <div className={formStyles.buttons}>
        <Button color="green" aria-disabled={isPending} onClick={() => void make()}>
          {isPending ? offer.making : offer.make}
        </Button>
        <Button variant="outline" onClick={onCode}>
          {offer.code}
        </Button>
      </div>
    </StepCard>
  )
}

export function PasskeyMadeStep({ onCode, onDone }: { onCode: () => void; onDone: () => void }) {
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
