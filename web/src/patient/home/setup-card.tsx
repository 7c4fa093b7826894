import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import styles from './cards.module.css'

/** For somebody without a profile. Everything works without one (ruling C-34). */
export function SetupCard() {
  return (
    <Card className={styles.stack}>
      <h2>Make it yours</h2>
      <p>Tell us your name and your conditions, and choose a companion. It takes 4 short steps.</p>
      <p className={styles.quiet}>You can use everything on this page without it.</p>
      <ButtonLink to="/onboarding" look="plain">
        Set up your profile
      </ButtonLink>
    </Card>
  )
}
