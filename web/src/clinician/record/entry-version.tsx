import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { entrySigns } from '../../ui/clinical/entry-signs.ts'
import { Notes } from '../notes.tsx'
import { Scores } from '../scores.tsx'
import styles from './record-entry.module.css'

/** What a check-in says, or said. */
export function EntryVersion({ report }: { report: SymptomReport }) {
  const signs = entrySigns(report)
  return (
    <div className={styles.version}>
      <Scores entry={report} />
      {signs.length > 0 && <p>{signs.join(' · ')}</p>}
      {report.notes && <Notes text={report.notes} />}
    </div>
  )
}
