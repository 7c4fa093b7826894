import { useSearchParams } from 'react-router-dom'
import { captureAt } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { type Period, periods, entriesWithin } from '../../ui/charts/chart-period.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { ExampleFacts } from './example-facts.tsx'
import { formatCount } from './format-count.ts'
import { PersonalTab } from './personal-tab.tsx'
import { RangeChoice, type Range } from './range-choice.tsx'
import { useOwnLog } from './use-own-log.ts'
import styles from './tab.module.css'

/** Only the open tab is calculated. /analytics, with ?tab=population or predictions and ?range=30d or 90d. */
export function AnalyticsScreen() {
  const { tab, setTab, days, setDays } = useView()
  const range = { days, onDays: setDays }
  return (
    <ScreenTabs
      id="analytics"
      name="Health Analytics"
      tab={tab}
      onTab={setTab}
      tabs={[
        { id: 'personal', title: 'Personal', panel: tab === 'personal' && <PersonalTab {...range} /> },
        {
          id: 'population',
          title: 'Population',
          panel: tab === 'population' && <PopulationTab {...range} />,
        },
        {
          id: 'predictions',
          title: 'Predictions',
          panel: tab === 'predictions' && <PredictionsTab {...range} />,
        },
      ]}
    />
  )
}

const tabs = ['personal', 'population', 'predictions']
const [firstTab = '', ...otherTabs] = tabs

/** The tab and range of the address; unknown values fall back to the first. */
function useView() {
  const [params, setParams] = useSearchParams()
  const tab = otherTabs.find((id) => id === params.get('tab')) ?? firstTab
  const days = periods.find((period) => `${period}d` === params.get('range')) ?? periods[0]

  const paramsOf = (next: { tab: string; days: Period }) => ({
    ...(next.tab !== firstTab && { tab: next.tab }),
    ...(next.days !== periods[0] && { range: `${next.days}d` }),
  })
  return {
    tab,
    days,
    setTab: (id: string) => setParams(paramsOf({ tab: id, days })),
    setDays: (period: Period) => setParams(paramsOf({ tab, days: period }), { replace: true }),
  }
}

/** Figures about other people. None has been measured, so every figure is an example. */
function PopulationTab(range: Range) {
  return (
    <div className={styles.preview}>
      <Card className={styles.section}>
        <h2>You and other people</h2>
        <p>We do not compare you with other people.</p>
        <OwnCheckIns {...range} />
        <ActionLink to={paths.analytics}>See your own figures</ActionLink>
      </Card>
      <ExampleFacts facts="population" />
    </div>
  )
}

/** The app makes no predictions; what it can do comes first. */
function PredictionsTab(range: Range) {
  return (
    <div className={styles.preview}>
      <Card className={styles.section}>
        <h2>What may happen next</h2>
        <p>This app does not make predictions. It can look at what you logged and ask how you are now.</p>
        <OwnCheckIns {...range} />
        <div>
          <ButtonLink to={paths.symptomChecker} look="go">
            Do the symptom check
          </ButtonLink>
        </div>
        <ActionLink to={paths.aiTriage}>Check what I've logged</ActionLink>
      </Card>
      <ExampleFacts facts="predictions" />
    </div>
  )
}

/** The range stands with what it changes: the examples are the same for any days. */
function OwnCheckIns(range: Range) {
  const log = useOwnLog()
  const today = captureAt(useNow()).localDate
  const own = typeof log === 'object' ? entriesWithin(log.entries, today, range.days) : undefined
  return (
    <div className={styles.ownCheckIns}>
      <RangeChoice {...range} today={today} />
      {own && (
        <p>
          You have {formatCount(own.length, 'check-in')} in these {range.days} days.
        </p>
      )}
    </div>
  )
}
