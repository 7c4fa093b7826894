import { Stack } from '@mantine/core'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useAccount } from '../../data/live/use-account.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { FocusedStatus } from '../../ui/feedback/focused-status.tsx'
import { RecoveryCode } from '../../ui/form/recovery-code.tsx'
import { EraseAccount } from './own-data/erase-account.tsx'
import { ExportFromServer } from './own-data/export-from-server.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { ApprovePhoneLink } from './phones/approve-phone-link.tsx'
import { NotLinked } from './phones/not-linked.tsx'
import { PhonesCard } from './phones/phones-card.tsx'
import { refreshKnownPhones } from './phones/refresh-known-phones.ts'
import { usePollForNewPhone } from './phones/use-poll-for-new-phone.ts'
import { useAccountList } from './use-account-list.ts'
import styles from './account.module.css'

/** What only the server can do for this person: online, and only within 30 days of the last sign-in. */
export function ManageAccountScreen() {
  const account = useAccount()
  if (!account) return null
  return account.id === undefined ? <NotLinked /> : <LinkedAccount />
}

function LinkedAccount() {
  const [code, setCode] = useState<string>()
  useOpenForm(code !== undefined)
  const phones = useAccountList(refreshKnownPhones)
  // One card is enough to explain why nothing can be loaded.
  const isAnswered = phones.result !== undefined && 'list' in phones.result
  const awaitPhone = usePollForNewPhone(phones)
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
        <PhonesCard phones={phones} />
        {isAnswered && <PasskeysCard onCode={setCode} />}
        <ApprovePhoneLink onApproved={awaitPhone} />
        <ExportFromServer />
        <EraseAccount />
      </Stack>
    </div>
  )
}
