import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { PopulationTab } from './population-tab.tsx'
import { PredictionsTab } from './predictions-tab.tsx'
import { useView } from './use-view.ts'

/** Only what is open is counted. /analytics, with ?tab=population or predictions and ?range=30d or 90d. */
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
