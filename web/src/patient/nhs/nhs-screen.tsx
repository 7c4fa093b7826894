import { Stack } from '@mantine/core'
import { nhs } from '@second-wind/core/content/samples/nhs'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { addDays } from '@second-wind/core/platform/moment'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { captureAt } from '../../data/local/index.ts'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { SecondaryText, SampleCards } from '../../ui/content/sample-cards.tsx'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { AvailableToday } from '../../widgets/available-today.tsx'
import { HonestNoticeDialog } from '../../widgets/honest-notice-dialog.tsx'
import { LoginTab } from './login-tab.tsx'
import { PrescriptionsTab } from './prescriptions-tab.tsx'
import { ReportMaker } from './report-maker.tsx'

const firstTab = 'login'

/** /nhs-integration, or /nhs-integration?tab=appointments, prescriptions or reports. Nothing here sends a request. */
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
  const requestedTab = params.get('tab')
  return (
    <>
      <ScreenTabs
        id="nhs"
        name="NHS Integration"
        tab={tabs.find(({ id }) => id === requestedTab)?.id ?? firstTab}
        onTab={(id) => setParams(id === firstTab ? {} : { tab: id })}
        tabs={tabs}
        wraps
      />
      <HonestNoticeDialog id={noticeId} onClose={() => setNoticeId(undefined)} />
    </>
  )
}

/** @param today as `YYYY-MM-DD`; the samples are dated some days later */
function AppointmentsTab({ today }: { today: string }) {
  return (
    <Stack maw="42rem">
      <AvailableToday notice="book-gp" heading="Your appointments" />
      <ExampleSection fact="Three made-up appointments" name="appointments" note={nhs.appointmentsNote}>
        <SampleCards items={nhs.appointments} title={({ title }) => title}>
          {({ daysFromToday, time, place }) => (
            <>
              <p>
                {formatLocalDate(addDays(today, daysFromToday))}, {time}
              </p>
              <SecondaryText>{place}</SecondaryText>
            </>
          )}
        </SampleCards>
      </ExampleSection>
    </Stack>
  )
}

/** The patient's own report, which is real, above sample reports. */
function ReportsTab({ today }: { today: string }) {
  return (
    <Stack maw="42rem">
      <ReportMaker />
      <ExampleSection fact="Two made-up NHS reports" name="reports" note={nhs.reportsNote}>
        <SampleCards items={nhs.reports} title={({ title }) => title}>
          {({ detail, daysFromToday }) => (
            <>
              <p>{detail}</p>
              <SecondaryText>{formatLocalDate(addDays(today, daysFromToday))}</SecondaryText>
            </>
          )}
        </SampleCards>
      </ExampleSection>
    </Stack>
  )
}
