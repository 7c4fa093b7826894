import { useSearchParams } from 'react-router-dom'
import { type Period, periods } from '../../ui/charts/chart-period.ts'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { PopulationTab } from './population-tab.tsx'
import { PredictionsTab } from './predictions-tab.tsx'

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
