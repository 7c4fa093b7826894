import { printWords } from '@second-wind/core/content/profile/export-words'
import { useNow } from '../../ui/hooks/use-now.ts'
import { PrintedPage } from '../../ui/print/printed-page.tsx'
import { GpSummaryContent } from './gp-summary-content.tsx'
import type { HealthRecord } from './read-health-record.ts'
import styles from './gp-summary-print.module.css'

/** The summary on paper. Rendered outside the app and visible only in print. */
export function PrintedGpSummary({ record }: { record: HealthRecord }) {
  const now = useNow()
  return (
    <PrintedPage title={printWords.title} className={styles.summary}>
      <GpSummaryContent record={record} now={now} />
    </PrintedPage>
  )
}
