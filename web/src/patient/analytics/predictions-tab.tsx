import { captureAt } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { ExampleFacts } from './example-facts.tsx'
import { RangeChoice, type Range } from './range-choice.tsx'
import tab from './tab.module.css'

/** The app makes no predictions; links to what it can do follow the examples. */
export function PredictionsTab(range: Range) {
  const today = captureAt(useNow()).localDate
  return (
    <div className={tab.tab}>
      <RangeChoice {...range} today={today} />
      <ExampleFacts heading="What lies ahead" facts="predictions" needs="predictionNeeds" />
      <section className={tab.section}>
        <h2>What you can do today</h2>
        <p>This app predicts nothing, in no range. It can read what you logged, and ask how you are now.</p>
        <ActionLink to={paths.symptomChecker}>Do the symptom check</ActionLink>
        <ActionLink to={paths.aiTriage}>Let fixed rules read your log</ActionLink>
      </section>
    </div>
  )
}
