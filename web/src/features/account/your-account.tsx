import { signInAgainWords } from '@second-wind/core/content/account/sign-in-again-words'
import { useAccount } from '../../live/use-account.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Stack } from '../../ui/stack.tsx'
import { EraseAccount } from './erase-account.tsx'
import { ExportFromServer } from './export-from-server.tsx'
import { LinkAnother } from './link-another.tsx'
import { Phones } from './phones.tsx'

/** What only the server can do for this person: online, and only for whoever has signed in within 30 days. */
export function YourAccount() {
  const account = useAccount()
  if (!account) return null
  if (account.id === undefined) {
    return (
      <Stack>
        <p>{signInAgainWords.notLinked}</p>
        <div>
          <ButtonLink to="/join" look="go">
            {signInAgainWords.join}
          </ButtonLink>
        </div>
      </Stack>
    )
  }
  return (
    <Stack of="sections">
      <Phones />
      <LinkAnother />
      <ExportFromServer />
      <EraseAccount />
    </Stack>
  )
}
