import { Stack } from '@mantine/core'
import type { Statement } from '@second-wind/core/content/statements/statement'
import { ReviewedDetails } from '../content/reviewed-details.tsx'
import { Card } from '../primitives/card.tsx'
import type { DeployerState } from './deployer-facts.tsx'
import { StatementSections } from './statement-sections.tsx'
import styles from './statement.module.css'

/** Everything but the screen's title. */
export function StatementPage({ statement, deployer }: { statement: Statement; deployer: DeployerState }) {
  return (
    <div className={styles.page}>
      <Card>
        <Stack gap="md">
          <StatementSections statement={statement} deployer={deployer} Heading="h2" />
          <ReviewedDetails review={statement} />
        </Stack>
      </Card>
    </div>
  )
}
