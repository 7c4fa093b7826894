import { Link } from 'react-router-dom'
import { authMode } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Footer } from './footer.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBars } from './top-bars.tsx'
import styles from './clinician-shell.module.css'

/** The frame of the clinician's screens: no patient navigation, one way back. */
export function ClinicianShell() {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBars />
      <nav aria-label="Second Wind" className={styles.back}>
        <Link to={paths.home}>
          <Icon name="back" />
          Patient app
        </Link>
      </nav>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ScreenOutlet />
      </main>
      <Footer
        className={styles.footer}
        privacy={authMode === 'real' ? paths.clinicianPrivacy : paths.privacy}
        accessibility={authMode === 'real' ? paths.clinicianAccessibility : paths.accessibility}
      />
    </div>
  )
}
