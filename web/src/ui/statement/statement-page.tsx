import type { Statement } from '@second-wind/core/content/statements/statement'
import { ReviewedDetails } from '../content/reviewed-details.tsx'
import { Card } from '../primitives/card.tsx'
import type { DeployerState } from './deployer-facts.tsx'
import { StatementSections } from './statement-sections.tsx'
import styles from './statement.module.css'

/** All of a screen but its title. */
export function StatementPage({ statement, deployer }: { statement: Statement; deployer: DeployerState }) {
  return (
    <div className={styles.page}>
      <Card className={styles.sections}>
        <StatementSections statement={statement} deployer={deployer} Heading="h2" />
        <ReviewedDetails review={statement} />
      </Card>
    </div>
  )
}
