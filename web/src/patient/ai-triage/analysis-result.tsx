import { Button } from '@mantine/core'
import { analysisLevelWords, missingFactWords } from '@second-wind/core/content/analytics/analysis-words'
import { explainMissingTrendClaim } from '@second-wind/core/content/analytics/trend-claim-words'
import { exampleFigures } from '@second-wind/core/content/example-figures'
import { openAlertNote } from '@second-wind/core/content/home-advice/risk-reason-words'
import { aiTriage } from '@second-wind/core/content/samples/ai-triage'
import { under16Advice } from '@second-wind/core/content/triage/start-screen'
import type { Analysis, MissingAnalysisFact } from '@second-wind/core/recovery/analytics/analysis'
import { TrendGrid } from '../../ui/charts/trend-grid.tsx'
import { ExampleFigure } from '../../ui/content/example-figure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { clockTime } from '../../ui/format/uk-time.ts'
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import { FollowUpCard } from '../../widgets/follow-up-card.tsx'
import { listStages } from './analysis-stages.ts'
import { DangerAdvice } from './danger-advice.tsx'
import { formatScoreNames } from './format-score-names.ts'
import { LevelBand } from './level-band.tsx'
import { MoreReasons, RiskReasons } from './risk-reasons.tsx'
import { StageList } from './stage-list.tsx'
import styles from './analysis-result.module.css'
import step from './step.module.css'

type Props = { analysis: Analysis; readAt: number; onAgain: () => void }

/** The result of the rules, most severe first, with its first reasons and all missing data; the rest is folded. */
export function AnalysisResult({ analysis, readAt, onAgain }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { age, alertCount = 0 } = analysis.read.profile ?? {}
  const { earlierAlertSince } = analysis
  return (
    <div className={styles.result}>
      <h2 ref={heading} tabIndex={-1}>
        {analysisLevelWords[analysis.level].title.text}
        <span className={styles.spoken}>.</span>{' '}
        <span className={styles.disclaimer}>{aiTriage.resultHeading}</span>
      </h2>
      {/* A warning sign is a high level on Home too. */}
      {analysis.level === 'danger' && (
        <p>
          <strong>{analysisLevelWords.high.title.text}</strong>
        </p>
      )}
      {age !== undefined && age < 16 && (
        <Notice tone="warning">
          <p>{under16Advice.text}</p>
        </Notice>
      )}
      {analysis.level === 'danger' ? (
        <DangerAdvice analysis={analysis} />
      ) : (
        <>
          <FollowUpCard />
          {earlierAlertSince !== undefined && (
            <Notice tone="info">
              <p>{openAlertNote({ count: alertCount, since: earlierAlertSince })}</p>
            </Notice>
          )}
          <LevelBand
            level={analysis.level}
            trends={analysis.trends}
            isUsual={analysis.isUsual}
            current={analysis.current}
            read={analysis.read}
          />
        </>
      )}
      <RiskReasons analysis={analysis} readAt={readAt} />
      <MissingFacts missing={analysis.missing} />
      <WorkingOut analysis={analysis} readAt={readAt} />
      {/* Hazard C27, ruling D-10: never beside a safety message or a bad sign of the person. */}
      {(analysis.level === 'low' || analysis.level === 'unknown') && earlierAlertSince === undefined && (
        <AiExampleFigures />
      )}
      <p>{aiTriage.realCheck}</p>
      <div>
        <Button variant="outline" onClick={onAgain}>
          {aiTriage.again}
        </Button>
      </div>
    </div>
  )
}

/** What led to the result, beyond its first reasons. */
function WorkingOut({ analysis, readAt }: Pick<Props, 'analysis' | 'readAt'>) {
  return (
    <FoldedSection
      heading="How we worked this out"
      fact="Your trends and what we looked at"
      name="analysis-working"
    >
      <MoreReasons analysis={analysis} readAt={readAt} />
      {Object.values(analysis.trends).some(({ trend }) => trend !== 'unknown') && (
        <TrendGrid
          title="Trends"
          trends={analysis.trends}
          noReassurance={explainMissingTrendClaim(analysis.trendClaim)}
          plain={analysis.trendClaim.reason ? undefined : analysis.trendClaim.old}
        />
      )}
      <section className={step.stack}>
        <h2>What we looked at</h2>
        <StageList stages={listStages(analysis)} />
        <p className={step.quiet}>
          Worked out on this phone at {clockTime(readAt)}. Nothing was saved or sent.
        </p>
      </section>
    </FoldedSection>
  )
}

/** Example figures. None has been measured. */
function AiExampleFigures() {
  return (
    <section className={step.stack}>
      <h2>No AI is used here</h2>
      <p>{aiTriage.figuresNote}</p>
      {aiTriage.figures.map((id) => (
        <ExampleFigure key={id}>{exampleFigures[id].sentence}</ExampleFigure>
      ))}
    </section>
  )
}

/** The data that the rules could not read. Unknown is never treated as well. */
function MissingFacts({ missing }: { missing: readonly MissingAnalysisFact[] }) {
  if (missing.length === 0) return null
  return (
    <section className={step.stack}>
      <h2>What is missing</h2>
      <ul className={step.bullets}>
        {missing.map((fact) => (
          <li key={fact.id}>{missingWords(fact)}</li>
        ))}
      </ul>
    </section>
  )
}

function missingWords(fact: MissingAnalysisFact): string {
  const { text } = missingFactWords[fact.id]
  if ('day' in fact) return text.replace('{day}', formatLocalDate(fact.day))
  if ('scores' in fact) {
    return text.replace('{scores}', formatScoreNames(fact.scores))
  }
  return text
}
