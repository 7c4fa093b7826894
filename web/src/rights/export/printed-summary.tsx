import { printWords } from '@second-wind/core/content/profile/export-words'
import { useNow } from '../../ui/hooks/use-now.ts'
import { PrintedPage } from '../../ui/print/printed-page.tsx'
import type { HealthRecord } from './read-health-record.ts'
import { SummaryContent } from './summary-content.tsx'
import styles from './printed-summary.module.css'

/** The summary on paper. Rendered outside the app and visible only in print. */
export function PrintedSummary({ record }: { record: HealthRecord }) {
  const now = useNow()
  return (
    <PrintedPage title={printWords.title} className={styles.summary}>
      <SummaryContent record={record} now={now} />
    </PrintedPage>
  )
}
