import { notEnoughWords } from '@second-wind/core/content/recovery-timeline-words'
import { useProfile } from '../../data/live/use-profile.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Companion } from '../../ui/companion/companion.tsx'
import styles from './no-check-ins.module.css'

/** Before the first check-in there is nothing to count. */
export function NoCheckIns() {
  const who = useProfile()?.profile?.companionAvatar ?? 'joy'
  return (
    <div className={styles.empty}>
      <Companion who={who} expression="hello" />
      <h2>{notEnoughWords.title}</h2>
      <p>{notEnoughWords.description}</p>
      <ButtonLink to="/tracking" look="go">
        Log your first symptoms
      </ButtonLink>
    </div>
  )
}
