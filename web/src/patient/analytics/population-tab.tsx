import { captureAt } from '../../data/local/index.ts'
import { entriesWithin } from '../../ui/charts/chart-period.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ExampleFacts } from './example-facts.tsx'
import { formatCount } from './format-count.ts'
import { RangeChoice, type Range } from './range-choice.tsx'
import { useOwnLog } from './use-own-log.ts'
import tab from './tab.module.css'

/** Figures about other people. None has been measured, so every figure is an example. */
export function PopulationTab(range: Range) {
  const log = useOwnLog()
  const today = captureAt(useNow()).localDate
  const own = typeof log === 'object' ? entriesWithin(log.entries, today, range.days) : undefined
  return (
    <div className={tab.tab}>
      <RangeChoice {...range} today={today} />
      <ExampleFacts heading="Other people" facts="population" needs="populationNeeds" />
      {own && (
        <section className={tab.section}>
          <h2>Your own part</h2>
          <p>
            {formatCount(own.length, 'check-in')} in this range. They are compared with nobody, and count in
            no figure on this page.
          </p>
        </section>
      )}
    </div>
  )
}
