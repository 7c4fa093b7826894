import { Button, Stack } from '@mantine/core'
import { nhs } from '@second-wind/core/content/samples/nhs'
import { useState } from 'react'
import * as paths from '../../paths.ts'
import { PrintedGpSummary } from '../../rights/export/gp-summary-print.tsx'
import { type HealthRecord, readHealthRecord } from '../../rights/export/read-health-record.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { FinishedReport } from './finished-report.tsx'

/** Three steps: ready, three seconds of progress, complete. The button stays in place and keeps the focus. */
export function ReportMaker() {
  const { report, generate } = useReport()
  const isGenerating = report.step === 'generating'
  return (
    <Card>
      <Stack>
        <h2>Your own report</h2>
        <p role="status">{wordsOf(report)}</p>
        {report.step === 'ready' && report.lastTry === 'empty' && (
          <ActionLink to={paths.tracker}>Log your symptoms</ActionLink>
        )}
        {report.step === 'complete' && (
          <>
            <FinishedReport record={report.record} />
            <PrintedGpSummary record={report.record} />
          </>
        )}
        <div>
          <Button
            color="green"
            variant={report.step === 'complete' ? 'outline' : 'filled'}
            aria-disabled={isGenerating}
            {...(isGenerating && { 'data-disabled': true })}
            onClick={() => void generate()}
          >
            {buttonOf[report.step]}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

const buttonOf: Record<Report['step'], string> = {
  ready: 'Generate report',
  generating: 'Generating…',
  complete: 'Generate it again',
}

function wordsOf(report: Report): string {
  return report.step === 'ready' ? nhs.generation[report.lastTry ?? 'ready'] : nhs.generation[report.step]
}

/** "Complete after 3 seconds" (specification, section 4). */
const makingMs = 3000

type Report =
  | { step: 'ready'; lastTry?: 'empty' | 'failed' }
  | { step: 'generating' }
  | { step: 'complete'; record: HealthRecord }

/** Reads the local data once per run; nothing is sent. A second start during a run does nothing. */
function useReport() {
  const [report, setReport] = useState<Report>({ step: 'ready' })

  const generate = async () => {
    if (report.step === 'generating') return
    setReport({ step: 'generating' })
    setReport(await makeReport())
  }
  return { report, generate }
}

async function makeReport(): Promise<Report> {
  const started = new Promise((resolve) => setTimeout(resolve, makingMs))
  try {
    const record = await readHealthRecord()
    if (!record.profile && record.symptoms.length + record.triage.length === 0) {
      return { step: 'ready', lastTry: 'empty' }
    }
    await started
    return { step: 'complete', record }
  } catch {
    return { step: 'ready', lastTry: 'failed' }
  }
}
