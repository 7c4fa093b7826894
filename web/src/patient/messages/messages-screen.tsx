import { Stack } from '@mantine/core'
import { messageWords } from '@second-wind/core/content/notifications/message-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { useProfile } from '../../data/live/use-profile.ts'
import { listMessages } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { Companion } from '../../ui/companion/companion.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { MessageCard } from './message-card.tsx'
import styles from './messages-screen.module.css'

/** /messages: every message of the care team, the newest first and in full, with the answers given. */
export function MessagesScreen() {
  const messages = useLiveQuery(() => listMessages().catch(() => 'unreadable' as const))
  if (messages === undefined) return null
  if (messages === 'unreadable') {
    return (
      <Notice tone="warning">
        <p>{messageWords.unreadable}</p>
      </Notice>
    )
  }
  const [newest, ...earlier] = messages
  return (
    <div className={styles.page}>
      {newest ? <MessageCard key={newest.id} message={newest} isNewest /> : <NoMessages />}
      {earlier.length > 0 && (
        <Stack component="section" gap="md">
          <h2>{messageWords.earlier}</h2>
          {earlier.map((message) => (
            <MessageCard key={message.id} message={message} isNewest={false} />
          ))}
        </Stack>
      )}
      {newest && <BackToHome />}
    </div>
  )
}

function NoMessages() {
  const who = useProfile()?.profile?.companionAvatar ?? 'joy'
  return (
    <Stack align="center" ta="center">
      <Companion who={who} expression="resting" />
      <h2>{messageWords.none}</h2>
      <BackToHome />
    </Stack>
  )
}

function BackToHome() {
  return (
    <ButtonLink to={paths.home} look="plain">
      Back to Home
    </ButtonLink>
  )
}
