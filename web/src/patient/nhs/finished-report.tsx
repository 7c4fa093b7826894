import { Button, Group } from '@mantine/core'
import { printWords } from '@second-wind/core/content/profile/export-words'
import { appSettings } from '@second-wind/core/content/settings/app-settings'
import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import { useState } from 'react'
import { captureAt } from '../../data/local/index.ts'
import { gpSummaryFile } from '../../rights/export/gp-summary-file.tsx'
import type { HealthRecord } from '../../rights/export/read-health-record.ts'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { saveFile } from '../../ui/print/save-file.ts'
import factList from '../../ui/primitives/fact-list.module.css'
import styles from './finished-report.module.css'

/** The contents of the report and the ways to print or save it. */
export function FinishedReport({ record }: { record: HealthRecord }) {
  const [outcome, setOutcome] = useState('')
  const save = () => {
    saveFile(gpSummaryFile(record, captureAt(Date.now())))
    setOutcome(exportAction?.done ?? '')
  }
  return (
    <>
      <dl className={factList.facts}>
        {factsOf(record).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{filePrivacy}</p>
      <div>
        <Group>
          <Button onClick={save}>Save the report</Button>
          <Button variant="outline" onClick={() => window.print()}>
            {printWords.label}
          </Button>
        </Group>
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      </div>
    </>
  )
}

const exportSetting = appSettings.find(({ id }) => id === 'export')
const exportAction = exportSetting?.action
const filePrivacy = exportSetting?.paragraphs.at(-1)

function factsOf({ profile, symptoms, triage }: HealthRecord) {
  const latest = symptoms[0]
  return [
    { label: 'About', value: profile?.name ?? printWords.noProfile },
    { label: 'Check-ins on this phone', value: String(symptoms.length) },
    ...(latest ? [{ label: 'Latest check-in', value: formatLocalDate(latest.localDate) }] : []),
    { label: 'Symptom checks', value: String(symptomChecks(triage).length) },
  ]
}
