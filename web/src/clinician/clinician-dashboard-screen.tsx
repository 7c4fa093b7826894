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
  const { tab, panel, openTab, patient, closeRecord } = useDashboardPanel(dashboard)
  const alertCounts = alerts.last?.data.counts
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
            panel: id === tab && panel,
          }))}
          frame={(list) => (
            <RecordSplitView patientId={patient} now={now} onClose={closeRecord}>
              {list}
            </RecordSplitView>
          )}
        />
      </div>
    </ContactActionsProvider>
  )
}

/** The chosen tab, what it shows, and the patient whose record is open beside it: all from the address. */
function useDashboardPanel({
  roster,
  alerts,
  patients,
  now,
  isNew,
  ...age
}: ReturnType<typeof useDashboard>) {
  const { address, go, openRecord } = useDashboardAddress()
  const { tab, risk, who, sort, patient } = address
  const [isSearching, setIsSearching] = useState(false)
  const listed = {
    ...{ patients, now, isNew },
    hasFailed: roster.failure !== undefined,
    alertCounts: alerts.last?.data.counts,
    openId: patient,
    onOpen: openRecord,
    more: useOpenRows(),
  }
  // On a narrow screen a record covers the list, so opening a tab closes it.
  const openTab = (wanted: DashboardTab, isToSearch = false) => {
    setIsSearching(isToSearch)
    go({ tab: wanted, patient: hasRoomForSplitView() ? patient : undefined })
  }
  const panels = {
    dashboard: () => <Overview {...listed} onSearch={() => openTab('patients', true)} />,
    patients: () => (
      <Roster
        {...listed}
        {...{ risk, who, isSearching }}
        order={sort}
        onRisk={(wanted) => go({ risk: wanted })}
        onShowAll={() => go({ risk: 'all', who: 'all' })}
        onOrder={(wanted) => go({ sort: wanted })}
      />
    ),
    alerts: () => (
      <AlertsTab
        filter={address.alerts}
        onFilter={(wanted) => go({ alerts: wanted })}
        onOpenPatient={openRecord}
        openId={patient}
        patients={patients}
      />
    ),
  } satisfies Record<DashboardTab, unknown>
  const isStale = tab === 'alerts' ? age.areAlertsStale : age.isRosterStale
  const panel = (
    <>
      {isStale && <StaleListWarning />}
      <div className={isStale ? styles.stale : undefined}>{panels[tab]()}</div>
    </>
  )
  return { tab, panel, openTab, patient, closeRecord: () => go({ patient: undefined }) }
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
