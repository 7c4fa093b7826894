import { useAccount } from '../../live/use-account.ts'
import { Stack } from '../../ui/stack.tsx'
import styles from './account.module.css'
import { EraseAccount } from './erase-account.tsx'
import { ExportFromServer } from './export-from-server.tsx'
import { LinkAnother } from './link-another.tsx'
import { NotLinked } from './not-linked.tsx'
import { Phones } from './phones.tsx'

/** What only the server can do for this person: online, and only for whoever has signed in within 30 days. */
export function YourAccount() {
  const account = useAccount()
  if (!account) return null
  if (account.id === undefined) return <NotLinked />
  return (
    <div className={styles.page}>
      <Stack of="sections">
        <Phones />
        <LinkAnother />
        <ExportFromServer />
        <EraseAccount />
      </Stack>
    </div>
  )
}
