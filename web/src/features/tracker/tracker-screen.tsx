import { useSearchParams } from 'react-router-dom'
import { focusTab, ScreenTabs } from '../../ui/screen-tabs.tsx'
import { History } from './history.tsx'
import { LogSymptoms } from './log-symptoms-form.tsx'

const tabsId = 'tracker'

/** /tracking, or /tracking?tab=history. */
export function TrackerScreen() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'history' ? 'history' : 'log'
  const openTab = (next: string) => setParams(next === 'history' ? { tab: next } : {})

  const viewProgress = () => {
    openTab('history')
    focusTab(tabsId, 'history')
  }

  return (
    <ScreenTabs
      id={tabsId}
      name="Symptom tracker"
      tab={tab}
      onTab={openTab}
      tabs={[
        {
          id: 'log',
          title: 'Log Symptoms',
          panel: <LogSymptoms onViewProgress={viewProgress} />,
        },
        { id: 'history', title: 'History', panel: <History onLog={() => openTab('log')} /> },
      ]}
    />
  )
}
