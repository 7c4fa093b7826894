import { privacyNotice } from '@second-wind/core/content/statements/privacy-notice'
import { useDeployer } from '../../data/live/use-deployer.ts'
import { StatementPage } from '../../ui/statement/statement-page.tsx'

/** /privacy, in AUTH_MODE=real. */
export function PrivacyScreen() {
  return <StatementPage statement={privacyNotice} deployer={useDeployer()} />
}
