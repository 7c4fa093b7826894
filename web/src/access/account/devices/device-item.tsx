import { Button } from '@mantine/core'
import type { Device } from '@second-wind/core/access/contract/devices'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { revokeDevice } from '../../../data/server/patient/devices.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { longDate, timeOrDate } from '../../../ui/format/uk-time.ts'
import { accountErrorMessage } from '../account-error-message.ts'
import { AccountError } from '../account-error.tsx'
import { useAccountAction } from '../use-account-action.ts'
import { devicesWords as words } from './devices-words.ts'
import formStyles from '../../../ui/form/form.module.css'
import styles from '../account.module.css'

type Props = {
  device: Device
  /** Its label, unique in the list. */
  name: string
  now: number
  onDone: (outcome: string) => void
}
type DeviceConfirmation = 'sureSignOut' | 'sureLost'

/** One phone: when it was linked, when the server last heard from it, and how to sign it out. */
export function DeviceItem({ device, name, now, onDone }: Props) {
  const { id, since, lastHeardAt, isThis } = device
  const [confirmation, setConfirmation] = useState<DeviceConfirmation>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { attempt, isPending, error } = useAccountAction(accountErrorMessage)
  // The pressed button is gone, so the focus moves to the name.
  const stopAsking = () => {
    flushSync(() => setConfirmation(undefined))
    heading.current?.focus()
  }
  const revoke = (lost: boolean) => {
    stopAsking()
    void attempt(async () => {
      await revokeDevice(id, { lost })
      onDone(lost ? words.reportedLost(name) : words.signedOut(name))
    })
  }
  return (
    <div className={styles.phone}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
        {isThis && ` (${words.isThis})`}
      </h3>
      <p>{words.since(longDate(Date.parse(since)))}</p>
      <p>{words.heard(timeOrDate(Date.parse(lastHeardAt), now))}</p>
      <p role="status">{isPending && words.reading}</p>
      {error && <AccountError {...error} />}
      {isThis && <p>{words.thisHow}</p>}
      {confirmation && (
        <Confirm
          question={words[confirmation].question(name)}
          text={words[confirmation].text}
          yes={words[confirmation].yes}
          no={words.no}
          color="red"
          onYes={() => revoke(confirmation === 'sureLost')}
          onNo={stopAsking}
        />
      )}
      {!isThis && !confirmation && (
        <div className={formStyles.buttons}>
          <Button
            variant="outline"
            aria-label={words.signOutOf(name)}
            onClick={() => setConfirmation('sureSignOut')}
          >
            {words.signOut}
          </Button>
          <Button
            variant="outline"
            color="red"
            aria-label={words.lostOf(name)}
            onClick={() => setConfirmation('sureLost')}
          >
            {words.lost}
          </Button>
        </div>
      )}
    </div>
  )
}
