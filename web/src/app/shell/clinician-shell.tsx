import { useLocation } from 'react-router-dom'
import { authMode } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { PatientAppLink } from '../../ui/links/patient-app-link.tsx'
import { Footer } from './footer.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBars } from './top-bars.tsx'
import styles from './clinician-shell.module.css'

/** The frame of the clinician's screens: no patient navigation, one way back, in their own header where they have one. */
export function ClinicianShell() {
  const { pathname } = useLocation()
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBars />
      {!withOwnHeader.includes(pathname) && (
        <div className={styles.back}>
          <PatientAppLink />
        </div>
      )}
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

const withOwnHeader: readonly string[] = [paths.clinicianDashboard, paths.messageTemplates]
