import type { Analysis } from '@second-wind/core/recovery/analytics/analysis'
import { aiTriage } from '@second-wind/core/content/samples/ai-triage'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts'
import { listStages } from './analysis-stages.ts'
import styles from './step.module.css'
import { StageList } from './stage-list.tsx'
import { analysisMs } from './use-analysis.ts'

type Props = { analysis: Analysis; elapsedMs: number; onStop: () => void }

/** Three seconds in steps, each with what was really read. Nothing moves: lines are added. */
export function Analysing({ analysis, elapsedMs, onStop }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const stages = listStages(analysis)
  const reached = Math.floor((elapsedMs / analysisMs) * stages.length) + 1
  return (
    <div className={styles.step}>
      <Card className={styles.stack}>
        <h2 ref={heading} tabIndex={-1}>
          {aiTriage.analysing}
        </h2>
        <p>{aiTriage.disclaimer}</p>
        <ProgressBar label="Steps of the analysis" value={reached} max={stages.length} />
        <div aria-live="polite">
          <StageList stages={stages.slice(0, reached)} />
        </div>
      </Card>
      <div>
        <Button look="plain" onClick={onStop}>
          Stop and go back
        </Button>
      </div>
    </div>
  )
}
