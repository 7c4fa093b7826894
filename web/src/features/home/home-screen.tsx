import { InstallPrompt } from '../../pwa/install-prompt.tsx'
import { CompanionHero } from './companion-hero.tsx'
import styles from './home-screen.module.css'
import { LinkGroup } from './link-group.tsx'
import { linkGroups } from './link-groups.ts'

/** One thing first: how are you today. Everything else follows in a few groups. */
export function HomeScreen() {
  return (
    <div className={styles.screen}>
      <CompanionHero />
      <InstallPrompt />
      <div className={styles.groups}>
        {linkGroups.map((group) => (
          <LinkGroup key={group.heading} group={group} />
        ))}
      </div>
    </div>
  )
}
