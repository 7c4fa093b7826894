import type { HeldDevice } from '@second-wind/core/access/contract/held-devices'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { useState } from 'react'
import { HttpError } from '../../../data/server/http-error.ts'
import { decideHeldDevice } from '../../../data/server/patient/held-devices.ts'
import { VerificationPhrase } from '../../../ui/codes/verification-phrase.tsx'
import { FocusedStatus } from '../../../ui/feedback/focused-status.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatDateAndTime } from '../../../ui/format/format-time.ts'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { decideWithReauth } from '../sign-in/decide-with-reauth.ts'
import { useAccountAction } from '../use-account-action.ts'
import { useHeldDevices } from './use-held-devices.ts'
import formStyles from '../../../ui/form/form.module.css'
import styles from '../account-notice.module.css'

const words = {
  title: 'Someone wants to open your record on a new phone',
  what: (label: string, who: string) => `It is ${label}, and ${who} has approved it.`,
  until: (when: string) =>
    `If you do nothing, it opens on ${when}. The phone can then see and change everything in your record.`,
  ask: 'Did you ask your clinic for this?',
  no: 'No, stop it',
  yes: 'Yes, this is my phone',
  compare: 'Does your new phone show these 2 words?',
  compareHow:
    'It can then open your record now. If the words are different, go back and choose “No, stop it”.',
  open: 'Yes, open my record there',
  back: 'Go back',
  underway: 'Sending…',
  stopped:
    'Stopped. That phone cannot open your record. Phone your clinic today and tell them that you did not ask for it.',
  opened: 'Done. Your new phone can open your record now.',
  over: 'This phone is no longer waiting. See who has access in Profile, under your phones.',
} as const

/** On every patient screen: a clinician has approved a new phone, and the owner of this one can refuse it. */
export function HeldDevicesNotice() {
  const { phones, readAgain } = useHeldDevices()
  const [outcome, setOutcome] = useState('')
  return (
    <>
      {phones.map((phone) => (
        <HeldDeviceNotice
          key={phone.id}
          phone={phone}
          onDone={(text) => {
            setOutcome(text)
            readAgain()
          }}
        />
      ))}
      {outcome !== '' && (
        <div className={styles.notice}>
          <Notice tone="info">
            <FocusedStatus>{outcome}</FocusedStatus>
          </Notice>
        </div>
      )}
    </>
  )
}

type Props = { phone: HeldDevice; onDone: (outcome: string) => void }

function HeldDeviceNotice({ phone, onDone }: Props) {
  const [isComparing, setIsComparing] = useState(false)
  const { attempt, isPending, error } = useAccountAction(accountErrorMessage)
  const decide = (isOurs: boolean) =>
    void attempt(async () => {
      setIsComparing(false)
      try {
        await decideWithReauth(() => decideHeldDevice(phone.id, { isOurs }))
        onDone(isOurs ? words.opened : words.stopped)
      } catch (failure) {
        if (!(failure instanceof HttpError) || failure.status !== 404) throw failure
        onDone(words.over)
      }
    })
  return (
    <section aria-labelledby={`held-${phone.id}`} className={styles.notice}>
      <Notice tone="warning">
        <div className={styles.held}>
          <h2 id={`held-${phone.id}`}>{words.title}</h2>
          <p>{words.what(phone.label, clinicianName(phone.clinician))}</p>
          <p>{words.until(formatDateAndTime(Date.parse(phone.heldUntil)))}</p>
          {isComparing ? (
            <ComparePhrase
              phrase={phone.words}
              onYes={() => decide(true)}
              onNo={() => setIsComparing(false)}
            />
          ) : (
            <>
              <p>
                <strong>{words.ask}</strong>
              </p>
              <div className={formStyles.buttons}>
                <Button onClick={() => decide(false)}>{words.no}</Button>
                <Button look="plain" onClick={() => setIsComparing(true)}>
                  {words.yes}
                </Button>
              </div>
            </>
          )}
          {isPending && <p role="status">{words.underway}</p>}
          {error && <AccountError {...error} />}
        </div>
      </Notice>
    </section>
  )
}

type CompareProps = { phrase: string; onYes: () => void; onNo: () => void }

function ComparePhrase({ phrase, onYes, onNo }: CompareProps) {
  const question = useFocusOnce<HTMLParagraphElement>()
  return (
    <>
      <p ref={question} tabIndex={-1}>
        <strong>{words.compare}</strong>
      </p>
      <VerificationPhrase>{phrase}</VerificationPhrase>
      <p>{words.compareHow}</p>
      <div className={formStyles.buttons}>
        <Button onClick={onYes}>{words.open}</Button>
        <Button look="plain" onClick={onNo}>
          {words.back}
        </Button>
      </div>
    </>
  )
}
