import type { ReactNode } from 'react'
import * as paths from '../../../paths.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../cards.module.css'

/**
 * For a person without a profile. Everything works without one (ruling C-34).
 *
 * @param children what else a new person can set up
 */
export function SetupCard({ children }: { children?: ReactNode }) {
  return (
    <Card className={styles.stack}>
      <h2>Make it yours</h2>
      <p>Tell us your name and your conditions, and choose a companion. It takes 4 short steps.</p>
      {!children && <p className={styles.quiet}>You can use everything on this page without it.</p>}
      <ButtonLink to={paths.onboarding} look="plain">
        Set up your profile
      </ButtonLink>
      {children}
    </Card>
  )
}
