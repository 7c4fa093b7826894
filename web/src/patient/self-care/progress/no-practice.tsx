import { useProfile } from '../../../data/live/use-profile.ts'
import { ActionLink } from '../../../ui/links/action-link.tsx'
import { Companion } from '../../../ui/companion/companion.tsx'
import styles from './progress.module.css'

export function NoPractice() {
  const who = useProfile()?.profile?.companionAvatar ?? 'joy'
  return (
    <div className={styles.empty}>
      <Companion who={who} expression="calm" />
      <p>No breathing practice in the last 30 days.</p>
      <ActionLink to="/enhanced-self-care">Start a guided exercise</ActionLink>
    </div>
  )
}
