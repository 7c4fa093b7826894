import { Stack } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useAccount } from '../../data/live/use-account.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { FocusedStatus } from '../../ui/feedback/focused-status.tsx'
import { RecoveryCode } from '../../ui/form/recovery-code.tsx'
import { ApproveDeviceLink } from './devices/approve-device-link.tsx'
import { DevicesCard } from './devices/devices-card.tsx'
import { NotLinkedNotice } from './devices/not-linked.tsx'
import { refreshKnownDevices } from './devices/refresh-known-devices.ts'
import { usePollForLinkedDevice } from './devices/use-poll-for-linked-device.ts'
import { EraseAccount } from './own-data/erase-account.tsx'
import { ExportFromServer } from './own-data/export-from-server.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { useAccountList } from './use-account-list.ts'
import styles from './account.module.css'

/** What only the server can do for this person: online, and only within 30 days of the last sign-in. */
export function ManageAccountScreen() {
  const account = useAccount()
  if (!account) return null
  return account.id === undefined ? <NotLinkedNotice /> : <LinkedAccount />
}

function LinkedAccount() {
  const [code, setCode] = useState<string>()
  useOpenForm(code !== undefined)
  const phones = useAccountList(refreshKnownDevices)
  // One card is enough to explain why nothing can be loaded.
  const isAnswered = phones.result !== undefined && 'list' in phones.result
  const awaitDevice = usePollForLinkedDevice(phones)
  const [isCodeKept, setIsCodeKept] = useState(false)
  // The result of the previous screen. Not shown again after a reload.
  const { state } = useLocation()
  const linkOutcome = useNavigationType() === NavigationType.Push ? state : undefined
  if (code !== undefined) {
    const goBack = () => {
      setCode(undefined)
      setIsCodeKept(true)
    }
    return <RecoveryCode code={code} go={passkeyWords.own.back} onKept={goBack} />
  }
  return (
    <div className={styles.page}>
      <Stack>
        {typeof linkOutcome === 'string' && !isCodeKept && <FocusedStatus>{linkOutcome}</FocusedStatus>}
        {isCodeKept && <FocusedStatus>{passkeyWords.own.codeCounts}</FocusedStatus>}
        <DevicesCard phones={phones} />
        {isAnswered && <PasskeysCard onCode={setCode} />}
        <ApproveDeviceLink onApproved={awaitDevice} />
        <ExportFromServer />
        <EraseAccount />
      </Stack>
    </div>
  )
}
