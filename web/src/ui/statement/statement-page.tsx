import { Stack } from '@mantine/core'
import type { Statement } from '@second-wind/core/content/statements/statement'
import { useEffect, useRef } from 'react'
import { ReviewedDetails } from '../content/reviewed-details.tsx'
import { Card } from '../primitives/card.tsx'
import type { DeployerState } from './deployer-facts.tsx'
import { SectionBody } from './statement-sections.tsx'
import styles from './statement.module.css'

/** Everything but the screen's title. The first section is open, each other one opens by a tap and on paper. */
export function StatementPage({ statement, deployer }: { statement: Statement; deployer: DeployerState }) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const openAll = () => {
      for (const folded of page.current?.querySelectorAll('details') ?? []) folded.open = true
    }
    window.addEventListener('beforeprint', openAll)
    return () => window.removeEventListener('beforeprint', openAll)
  }, [])
  return (
    <div ref={page} className={styles.page}>
      <Card>
        <Stack gap="xs">
          {statement.sections.map((section, at) => (
            <details key={section.id} className={styles.folded} open={at === 0}>
              <summary>
                <h2>{section.heading}</h2>
              </summary>
              <div className={styles.section}>
                <SectionBody section={section} deployer={deployer} />
              </div>
            </details>
          ))}
          <ReviewedDetails review={statement} />
        </Stack>
      </Card>
    </div>
  )
}
