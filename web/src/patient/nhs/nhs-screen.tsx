import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { captureAt } from '../../data/local/index.ts'
import { HonestNoticeDialog } from '../../widgets/honest-notice-dialog.tsx'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { useNow } from '../../ui/hooks/use-now.ts'
import { AppointmentsTab } from './appointments-tab.tsx'
import { LoginTab } from './login-tab.tsx'
import { PrescriptionsTab } from './prescriptions-tab.tsx'
import { ReportsTab } from './reports-tab.tsx'

const firstTab = 'login'

/** /nhs-integration, or /nhs-integration?tab=appointments, prescriptions or reports. Nothing here asks a server. */
export function NhsScreen() {
  const [params, setParams] = useSearchParams()
  const [noticeId, setNoticeId] = useState<NoticeId>()
  const today = captureAt(useNow()).localDate
  const tabs = [
    { id: firstTab, title: 'NHS Login', panel: <LoginTab /> },
    { id: 'appointments', title: 'Appointments', panel: <AppointmentsTab today={today} /> },
    {
      id: 'prescriptions',
      title: 'Prescriptions',
      panel: <PrescriptionsTab onReorder={() => setNoticeId('reorder-prescription')} />,
    },
    { id: 'reports', title: 'Health Reports', panel: <ReportsTab today={today} /> },
  ]
  const asked = params.get('tab')
  return (
    <>
      <ScreenTabs
        id="nhs"
        name="NHS Integration"
        tab={tabs.find(({ id }) => id === asked)?.id ?? firstTab}
        onTab={(id) => setParams(id === firstTab ? {} : { tab: id })}
        tabs={tabs}
      />
      <HonestNoticeDialog id={noticeId} onClose={() => setNoticeId(undefined)} />
    </>
  )
}
