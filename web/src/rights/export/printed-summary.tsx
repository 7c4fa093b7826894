import { printWords } from '@second-wind/core/content/profile/export-words'
import { PrintedPage } from '../../ui/primitives/printed-page.tsx'
import { useNow } from '../../ui/hooks/use-now.ts'
import styles from './printed-summary.module.css'
import type { HealthRecord } from './read-health-record.ts'
import { SummaryContent } from './summary-content.tsx'

/** The summary on paper. It stands beside the app and is seen on paper only. */
export function PrintedSummary({ record }: { record: HealthRecord }) {
  const now = useNow()
  return (
    <PrintedPage title={printWords.title} className={styles.summary}>
      <SummaryContent record={record} now={now} />
    </PrintedPage>
  )
}
