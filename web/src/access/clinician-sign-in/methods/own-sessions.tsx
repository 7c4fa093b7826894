import { Button } from '@mantine/core'
import type { SignInMethodsReply } from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { endOtherSessions } from '../../../data/server/clinician/clinician-sign-in-methods.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { formatDayAndTime } from '../../../ui/format/format-time.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { changeErrorMessage } from './change-error-message.ts'
import { SignInMethodSection } from './sign-in-method-section.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import type { MakeChange } from './use-sign-in-methods.ts'
import styles from '../sign-in-methods.module.css'

type Props = { others: SignInMethodsReply['otherSessions']; change: MakeChange }

const { sessions: words } = signInMethodsWords

export function OwnSessions({ others, change }: Props) {
  const { attempt, isPending, error } = useAsyncAction(changeErrorMessage)
  const now = useNow()
  const formatTime = (at: string) => formatDayAndTime(Date.parse(at), now)
  const end = () => attempt(async () => void (await change(endOtherSessions, words.done)))

  return (
    <SignInMethodSection title={words.title}>
      <p>{words.here}</p>
      {others.length === 0 ? (
        <p>{words.nowhere}</p>
      ) : (
        <>
          <p>{words.elsewhere}</p>
          <ul className={styles.list}>
            {others.map(({ id, signedInAt, lastUsedAt }) => (
              <li key={id} className={styles.item}>
                {words.one(formatTime(signedInAt), formatTime(lastUsedAt))}
              </li>
            ))}
          </ul>
          <p>{words.notYours}</p>
        </>
      )}
      <ErrorText>{error}</ErrorText>
      <Button variant="outline" aria-disabled={isPending} onClick={() => void end()}>
        {isPending ? words.ending : words.end}
      </Button>
    </SignInMethodSection>
  )
}
