import { accessibilityStatement } from '@second-wind/core/content/statements/accessibility-statement'
import { useDeployer } from '../../data/live/use-deployer.ts'
import { StatementPage } from '../../ui/statement/statement-page.tsx'

/** /accessibility */
export function AccessibilityScreen() {
  return <StatementPage statement={accessibilityStatement} deployer={useDeployer()} />
}
