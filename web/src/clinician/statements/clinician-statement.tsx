import { staffPrivacyNotice } from '@second-wind/core/content/clinician-account/staff-privacy-notice'
import { accessibilityStatement } from '@second-wind/core/content/statements/accessibility-statement'
import { statementWords as words } from '@second-wind/core/content/statements/statement-words'
import { useDeployer } from '../../data/live/use-deployer.ts'
import * as paths from '../../paths.ts'
import { BackLink } from '../../ui/links/back-link.tsx'
import { StatementPage } from '../../ui/statement/statement-page.tsx'
import styles from './clinician-statement.module.css'

/** /clinician/privacy and /clinician/accessibility, of AUTH_MODE=real: without signing in. */
export function ClinicianStatement({ of }: { of: keyof typeof statements }) {
  const { title, statement } = statements[of]
  return (
    <div className={styles.page}>
      <BackLink to={paths.clinicianDashboard}>{words.dashboard}</BackLink>
      <h1>{title}</h1>
      <StatementPage statement={statement} deployer={useDeployer()} />
    </div>
  )
}

const statements = {
  privacy: { title: words.staffPrivacy, statement: staffPrivacyNotice },
  accessibility: { title: words.accessibility, statement: accessibilityStatement },
}
