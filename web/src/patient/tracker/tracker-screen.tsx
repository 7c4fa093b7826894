import { useSearchParams } from 'react-router-dom'
import { focusTab, ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { DailyReminder } from './daily-reminder/daily-reminder.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { LogSymptomsTab } from './log/log-symptoms-tab.tsx'

const tabsId = 'tracker'

/** /tracking, /tracking?reminder=1, /tracking?tab=history, and /tracking?tab=history&edit=… for one entry's form. */
export function TrackerScreen() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'history' ? 'history' : 'log'
  const editing = params.get('edit')
  // A form that is open in the other tab stays open.
  const open = (next: string, edit: string | null, { replace = false } = {}) =>
    setParams(
      { ...(next === 'history' ? { tab: next } : {}), ...(edit === null ? {} : { edit }) },
      { replace },
    )

  const viewProgress = () => {
    open('history', null)
    focusTab(tabsId, 'history')
  }

  return (
    <ScreenTabs
      id={tabsId}
      name="Symptom tracker"
      tab={tab}
      onTab={(next) => open(next, editing)}
      tabs={[
        {
          id: 'log',
          title: 'Log Symptoms',
          panel: (
            <>
              <LogSymptomsTab onViewProgress={viewProgress} />
              <DailyReminder />
            </>
          ),
        },
        {
          id: 'history',
          title: 'History',
          panel: (
            <HistoryTab
              editing={editing}
              // The Back button does not reopen a closed form.
              onEdit={(id) => open('history', id, { replace: id === null })}
              onLog={() => open('log', null)}
              onEmptied={() => focusTab(tabsId, 'history')}
            />
          ),
        },
      ]}
    />
  )
}
