import { accessibilityStatement } from '@second-wind/core/content/statements/accessibility-statement'
import { StatementPage } from '../../ui/statement/statement-page.tsx'
import { useDeployer } from '../../data/live/use-deployer.ts'

/** /accessibility */
export function AccessibilityScreen() {
  return <StatementPage statement={accessibilityStatement} deployer={useDeployer()} />
}
