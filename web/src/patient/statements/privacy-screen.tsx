import { privacyNotice } from '@second-wind/core/content/statements/privacy-notice'
import { StatementPage } from '../../ui/statement/statement-page.tsx'
import { useDeployer } from '../../data/live/use-deployer.ts'

/** /privacy, of AUTH_MODE=real. */
export function PrivacyScreen() {
  return <StatementPage statement={privacyNotice} deployer={useDeployer()} />
}
