import type { PatientId } from '@second-wind/core/platform/ids'
import { useState } from 'react'
import { ServerStateProvider } from '../access/clinician-sign-in/session/server-state.tsx'
import { ScreenTabs } from '../ui/links/screen-tabs.tsx'
import { AlertsTab } from './alerts/alerts-tab.tsx'
import { ContactActionsProvider } from './contact/contact-actions-provider.tsx'
import { type DashboardTab, dashboardTabs, useDashboardAddress } from './dashboard/dashboard-address.ts'
import { DashboardHeader } from './dashboard/dashboard-header.tsx'
import { Freshness } from './dashboard/freshness.tsx'
import { hasRoomForSplitView } from './dashboard/has-room-for-split-view.ts'
import { NewCheckInsAnnouncer } from './dashboard/new-check-ins-announcer.tsx'
import { NotMonitoredBanner } from './dashboard/not-monitored-banner.tsx'
import { Overview } from './dashboard/overview.tsx'
import { RecordSplitView } from './dashboard/record-split-view.tsx'
import { StaleListWarning } from './dashboard/stale-list-warning.tsx'
import { UnreadablePatients } from './dashboard/unreadable-patients.tsx'
import { useDashboard } from './dashboard/use-dashboard.ts'
import { useOpenRows } from './roster/patient-list.tsx'
import { Roster } from './roster/roster.tsx'
import styles from './clinician-dashboard-screen.module.css'

export function ClinicianDashboardScreen() {
  return (
    <ServerStateProvider>
      <Dashboard />
    </ServerStateProvider>
  )
}

function Dashboard() {
  const dashboard = useDashboard()
  const { roster, alerts, clinician, patients, highCount, now, arrived } = dashboard
  const { address, go, openRecord } = useDashboardAddress()
  const { tab, patient } = address
  const [isSearching, setIsSearching] = useState(false)
  const openRows = useOpenRows()
  const alertCounts = alerts.last?.data.counts
  // On a narrow screen a record covers the list, so opening a tab closes it.
  const openTab = (wanted: DashboardTab, isToSearch = false) => {
    setIsSearching(isToSearch)
    go({ tab: wanted, patient: hasRoomForSplitView() ? patient : undefined })
  }
  return (
    <ContactActionsProvider>
      <DashboardHeader
        clinician={clinician}
        patients={patients}
        highCount={highCount}
        alertCounts={alertCounts}
        onOpenAlerts={() => openTab('alerts')}
      />
      <div className={styles.strip}>
        <NotMonitoredBanner />
        <Freshness roster={roster} alerts={alerts} />
      </div>
      <NewCheckInsAnnouncer patients={arrived} />
      <div className={styles.content}>
        <UnreadablePatients patients={roster.last?.data.unreadable ?? []} />
        <ScreenTabs
          id="clinician"
          name="Dashboard"
          tab={tab}
          onTab={(id) => openTab(dashboardTabs.find((known) => known === id) ?? 'dashboard')}
          tabs={dashboardTabs.map((id) => ({
            id,
            title: titleOf(id, alertCounts?.unread),
            panel: id === tab && (
              <DashboardPanel
                dashboard={dashboard}
                address={address}
                go={go}
                onOpen={openRecord}
                onSearch={() => openTab('patients', true)}
                isSearching={isSearching}
                openRows={openRows}
              />
            ),
          }))}
          frame={(list) => (
            <RecordSplitView patientId={patient} now={now} onClose={() => go({ patient: undefined })}>
              {list}
            </RecordSplitView>
          )}
        />
      </div>
    </ContactActionsProvider>
  )
}

type PanelProps = Pick<ReturnType<typeof useDashboardAddress>, 'address' | 'go'> & {
  dashboard: ReturnType<typeof useDashboard>
  onOpen: (id: PatientId) => void
  onSearch: () => void
  isSearching: boolean
  /** Stays with the dashboard, so that another tab closes no row. */
  openRows: ReturnType<typeof useOpenRows>
}

/** What the chosen tab shows, greyed out while it is too old to act on. */
function DashboardPanel({ dashboard, address, ...props }: PanelProps) {
  const isStale = address.tab === 'alerts' ? dashboard.areAlertsStale : dashboard.isRosterStale
  return (
    <>
      {isStale && <StaleListWarning />}
      <div className={isStale ? styles.stale : undefined}>
        <TabContent dashboard={dashboard} address={address} {...props} />
      </div>
    </>
  )
}

function TabContent({ dashboard, address, go, onOpen, onSearch, isSearching, openRows }: PanelProps) {
  const { roster, alerts, patients, now, isNew } = dashboard
  const listed = {
    patients,
    now,
    isNew,
    hasFailed: roster.failure !== undefined,
    alertCounts: alerts.last?.data.counts,
    openId: address.patient,
    onOpen,
    more: openRows,
  }
  switch (address.tab) {
    case 'dashboard':
      return <Overview {...listed} onSearch={onSearch} />
    case 'patients':
      return (
        <Roster
          {...listed}
          risk={address.risk}
          filter={address.filter}
          order={address.sort}
          isSearching={isSearching}
          onRisk={(wanted) => go({ risk: wanted })}
          onShowAll={() => go({ risk: 'all', filter: 'all' })}
          onOrder={(wanted) => go({ sort: wanted })}
        />
      )
    case 'alerts':
      return (
        <AlertsTab
          filter={address.alerts}
          onFilter={(wanted) => go({ alerts: wanted })}
          onOpenPatient={onOpen}
          openId={address.patient}
          patients={patients}
        />
      )
  }
}

function titleOf(tab: DashboardTab, unreadCount: number | undefined): string {
  switch (tab) {
    case 'dashboard':
      return 'Dashboard'
    case 'patients':
      return 'Patients'
    case 'alerts':
      return unreadCount === undefined ? 'Alerts' : `Alerts (${unreadCount})`
  }
}
