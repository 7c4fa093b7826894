import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useAccount } from '../../data/live/use-account.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { Outcome } from '../../ui/feedback/focused-status.tsx'
import { RecoveryCode } from '../../ui/form/recovery-code.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import styles from './account.module.css'
import { EraseAccount } from './own-data/erase-account.tsx'
import { ExportFromServer } from './own-data/export-from-server.tsx'
import { LinkAnother } from './phones/approve-phone-link.tsx'
import { NotLinked } from './phones/not-linked.tsx'
import { Passkeys } from './passkeys/passkeys-card.tsx'
import { Phones } from './phones/phones-card.tsx'
import { seePhones } from './phones/refresh-known-phones.ts'
import { useAwaitedPhone } from './phones/use-poll-for-new-phone.ts'
import { useServerList } from './use-account-list.ts'

/** What only the server can do for this person: online, and only for whoever has signed in within 30 days. */
export function YourAccount() {
  const account = useAccount()
  if (!account) return null
  return account.id === undefined ? <NotLinked /> : <Linked />
}

function Linked() {
  const [code, setCode] = useState<string>()
  useOpenForm(code !== undefined)
  const phones = useServerList(seePhones)
  // One card is enough to say why nothing can be asked.
  const isAnswered = phones.answer !== undefined && 'list' in phones.answer
  const awaitPhone = useAwaitedPhone(phones)
  const [isCodeKept, setIsCodeKept] = useState(false)
  // What became of this phone a moment ago, on the screen before; not again when the page is loaded again.
  const { state } = useLocation()
  const told = useNavigationType() === NavigationType.Push ? state : undefined
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
        {typeof told === 'string' && !isCodeKept && <Outcome>{told}</Outcome>}
        {isCodeKept && <Outcome>{passkeyWords.own.codeCounts}</Outcome>}
        <Phones phones={phones} />
        {isAnswered && <Passkeys onCode={setCode} />}
        <LinkAnother onApproved={awaitPhone} />
        <ExportFromServer />
        <EraseAccount />
      </Stack>
    </div>
  )
}
