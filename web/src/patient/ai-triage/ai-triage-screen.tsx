import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress, Stack } from '@mantine/core'
import { aiTriage } from '@second-wind/core/content/samples/ai-triage'
import type { Analysis } from '@second-wind/core/recovery/analytics/analysis'
import { useUnfinished } from '../../data/live/unfinished/unsaved-changes.ts'
import { captureAt } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { FollowUpCard } from '../../widgets/follow-up-card.tsx'
import { UnfinishedLogNotice } from '../../widgets/unfinished/unfinished-log-notice.tsx'
import { AnalysisResult } from './analysis-result.tsx'
import { listStages } from './analysis-stages.ts'
import { StageList } from './stage-list.tsx'
import { analysisMs, useAnalysis } from './use-analysis.ts'
import styles from './ai-triage-screen.module.css'
import analysingStyles from './step.module.css'

/** /ai-triage: the disclaimer, three seconds of analysis, then the result. */
export function AiTriageScreen() {
  return (
    <Stack className={styles.screen}>
      <UnfinishedLogNotice />
      <Steps />
    </Stack>
  )
}

function Steps() {
  const { state, start, goBack } = useAnalysis()
  switch (state.step) {
    case 'input':
      return <BeforeStart {...state} onStart={start} />
    case 'analysing':
      return <Analysing {...state} onStop={goBack} />
    case 'results':
      return <AnalysisResult {...state} onAgain={goBack} />
  }
}

type Props = { analysis: Analysis; elapsedMs: number; onStop: () => void }

/** Three seconds in steps, each with the data that was read. Lines are added without animation. */
function Analysing({ analysis, elapsedMs, onStop }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const stages = listStages(analysis)
  const reached = Math.floor((elapsedMs / analysisMs) * stages.length) + 1
  return (
    <Stack gap="md">
      <Card className={analysingStyles.stack}>
        <h2 ref={heading} tabIndex={-1}>
          {aiTriage.analysing}
        </h2>
        <p>{aiTriage.disclaimer}</p>
        <Progress aria-label="Steps of the analysis" value={Math.round((100 * reached) / stages.length)} />
        <div aria-live="polite">
          <StageList stages={stages.slice(0, reached)} />
        </div>
      </Card>
      <div>
        <Button variant="outline" onClick={onStop}>
          Stop and go back
        </Button>
      </div>
    </Stack>
  )
}

type BeforeStartProps = { isReturn: boolean; isUnreadable: boolean; onStart: () => void }

/** An open warning sign comes first, and the disclaimer before anything can be started. */
function BeforeStart({ isReturn, isUnreadable, onStart }: BeforeStartProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(isReturn)
  // The card above has the button to press first.
  const isMainAbove = useUnfinished(captureAt(useNow()).localDate) !== undefined
  return (
    <Stack gap="md">
      <FollowUpCard hasPlanLink />
      <Card className={analysingStyles.stack}>
        <div className={analysingStyles.lead}>
          <h2 ref={heading} tabIndex={-1}>
            {aiTriage.disclaimer}
          </h2>
          <p>{aiTriage.explanation}</p>
        </div>
        <ul className={analysingStyles.bullets}>
          {aiTriage.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        {isUnreadable && (
          <ErrorText>
            We could not open your records on this phone. Nothing was deleted. Do the symptom check instead.
          </ErrorText>
        )}
        <div className={styles.start}>
          <Button {...(isMainAbove ? { variant: 'outline' } : { color: 'green' })} onClick={onStart}>
            {aiTriage.start}
          </Button>
        </div>
      </Card>
      <Card className={analysingStyles.stack}>
        <div className={analysingStyles.lead}>
          <h2>How are you now?</h2>
          <p>{aiTriage.realCheck}</p>
        </div>
        <ActionLink to={paths.symptomChecker}>Do the symptom check</ActionLink>
      </Card>
    </Stack>
  )
}
