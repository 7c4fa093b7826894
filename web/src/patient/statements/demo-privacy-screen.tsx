import { demoPrivacyNotice } from '@second-wind/core/content/statements/demo-privacy-notice'
import { StatementPage } from '../../ui/statement/statement-page.tsx'

/** /privacy, in the demo. */
export function DemoPrivacyScreen() {
  return <StatementPage statement={demoPrivacyNotice} deployer="demo" />
}
