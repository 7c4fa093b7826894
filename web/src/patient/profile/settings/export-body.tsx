import { Button } from '@mantine/core'
import {
  exportFormats,
  printWords,
  type ExportFormatId,
} from '@second-wind/core/content/profile/export-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { PrintedGpSummary } from '../../../rights/export/gp-summary-print.tsx'
import { readHealthRecord } from '../../../rights/export/read-health-record.ts'
import { saveExport } from '../../../rights/export/save-export.ts'
import styles from './export-body.module.css'

/** Every file is created on this phone, from its own data. */
export function ExportBody() {
  const record = useLiveQuery(readHealthRecord)
  const [outcome, setOutcome] = useState('')
  const save = async (format: ExportFormatId) => {
    setOutcome('')
    setOutcome((await saveExport(format)).text)
  }
  return (
    <>
      <ul className={styles.formats}>
        <li>
          <p>{printWords.about}</p>
          <Button variant="outline" disabled={!record} onClick={() => window.print()}>
            {printWords.label}
          </Button>
        </li>
        {exportFormats.map(({ id, label, about }) => (
          <li key={id}>
            <p>{about}</p>
            <Button variant="outline" onClick={() => void save(id)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{outcome}</p>
      {record && <PrintedGpSummary record={record} />}
    </>
  )
}
