import { Button } from '@mantine/core'
import { nhs } from '@second-wind/core/content/samples/nhs'
import { PrintedSummary } from '../../rights/export/printed-summary.tsx'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import { FinishedReport } from './finished-report.tsx'
import { useReport, type Report } from './use-report.ts'

/** Ready, three seconds of making, complete. The button stays where it is, and so does the focus. */
export function ReportMaker() {
  const { report, generate } = useReport()
  const isGenerating = report.step === 'generating'
  return (
    <Card>
      <Stack>
        <h2>Your own report</h2>
        <p role="status">{wordsOf(report)}</p>
        {report.step === 'ready' && report.lastTry === 'empty' && (
          <ActionLink to="/tracking">Log your symptoms</ActionLink>
        )}
        {report.step === 'complete' && (
          <>
            <FinishedReport record={report.record} />
            <PrintedSummary record={report.record} />
          </>
        )}
        <div>
          <Button
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
