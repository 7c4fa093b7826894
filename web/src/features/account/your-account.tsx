import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useAccount } from '../../live/use-account.ts'
import { useOpenForm } from '../../pwa/use-open-form.ts'
import { Outcome } from '../../ui/outcome.tsx'
import { RecoveryCode } from '../../ui/recovery-code.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './account.module.css'
import { EraseAccount } from './erase-account.tsx'
import { ExportFromServer } from './export-from-server.tsx'
import { LinkAnother } from './link-another.tsx'
import { NotLinked } from './not-linked.tsx'
import { Passkeys } from './passkeys.tsx'
import { Phones } from './phones.tsx'
import { seePhones } from './see-phones.ts'
import { useAwaitedPhone } from './use-awaited-phone.ts'
import { useServerList } from './use-server-list.ts'

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
