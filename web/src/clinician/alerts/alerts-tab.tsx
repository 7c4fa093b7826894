import { sortAlerts } from '@second-wind/core/care/alerts/sort-alerts'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { lastContactWords } from '@second-wind/core/care/roster/last-contact'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import type { PatientId } from '@second-wind/core/platform/ids'
import { type RefObject, useRef, useState } from 'react'
import { useNow } from '../../ui/hooks/use-now.ts'
import { describeLastCall } from '../contact/calls/call-outcome-words.ts'
import { ContactButtons } from '../contact/contact-buttons.tsx'
import { useAlerts, useRefreshLists } from '../dashboard/use-lists.ts'
import { formatLastContact, formatNameAndIdentity } from '../format-patient.ts'
import { identityLine } from '../identity/format-identity.ts'
import { identityWords } from '../identity/identity-words.ts'
import { explainCurrent } from '../risk/explain-current.ts'
import { useTemporaryMessage } from '../use-temporary-message.ts'
import { AlertCard } from './alert-card.tsx'
import { type AlertFilter, allAlertsFilter } from './alert-filter.ts'
import { alertPatientName, focusAlert } from './alert-identity.ts'
import { alertWords } from './alert-words.ts'
import { AlertsLoadError } from './alerts-load-error.tsx'
import { CurrentWithoutAlert } from './current-without-alert.tsx'
import { FilteredAlerts } from './filtered-alerts.tsx'
import { type AskedAlerts, noneAsked, ResolveDialog } from './resolve/resolve-dialog.tsx'
import { type AlsoDone, resolveWords } from './resolve/resolve-words.ts'
import styles from './alerts-tab.module.css'

type Props = {
  filter: AlertFilter
  onFilter: (filter: AlertFilter) => void
  onOpenPatient: (id: PatientId) => void
  /** The patient whose record is open beside the list. */
  openId?: PatientId | undefined
  /** Whose alerts they are, most urgent first; undefined until they are here. */
  patients?: readonly DashboardPatient[] | undefined
}

type FormatPatient = (patient: DashboardPatient, now: number) => string

export function AlertsTab({ onOpenPatient, openId, patients, ...filtering }: Props) {
  const opening = { openId, ...useOpenedFrom(onOpenPatient) }
  const heading = useRef<HTMLHeadingElement>(null)
  const { last, failure, refreshLists, outcome, resolving, resolvedIds, ...actions } =
    useAlertActions(heading)
  const now = useServerNow(last)
  const identityOf = (alert: ListedAlert, format: FormatPatient) =>
    patientIdentity(alert, patients, (patient) => format(patient, now))
  return (
    <section className={styles.tab}>
      <Title heading={heading} />
      {failure !== undefined && <AlertsLoadError last={last} failure={failure} onRetry={refreshLists} />}
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      {!last && failure === undefined && <p>{alertWords.loading}</p>}
      {last && (
        <FilteredAlerts
          {...last.data}
          alerts={sortAlerts(last.data.alerts, patients)}
          {...filtering}
          resolvedIds={resolvedIds}
          {...opening}
          identityOf={(alert) => identityOf(alert, identityLine)}
          onResolveAll={(alert) => actions.openDialog({ alert, isAll: true })}
          buttonsOf={(alert, labelledBy) => callButton(patientOf(alert, patients), labelledBy)}
          contactOf={(alert) => contactLine(patientOf(alert, patients), now)}
          onShowAll={() => {
            filtering.onFilter(allAlertsFilter)
            heading.current?.focus()
          }}
        >
          {(alert, above, labelledBy) => (
            <AlertCard
              alert={alert}
              above={above}
              labelledBy={labelledBy}
              now={now}
              isOpen={alert.patientId === openId}
              onRead={actions.finishReading}
              onResolve={() => actions.openDialog({ alert })}
            />
          )}
        </FilteredAlerts>
      )}
      {last && patients && filtering.filter.state !== 'resolved' && (
        <CurrentWithoutAlert patients={patients} now={now} {...opening} />
      )}
      <ResolveDialog
        {...(resolving ?? noneAsked)}
        patient={resolving && patientOf(resolving.alert, patients)}
        identity={resolving ? identityOf(resolving.alert, formatNameAndIdentity) : ''}
        now={now}
        onResolved={actions.finishResolving}
        onClose={() => actions.openDialog()}
      />
    </section>
  )
}

/** By the server's clock: this computer's may be wrong and make old alerts look fresh. */
function useServerNow(last: ReturnType<typeof useAlerts>['last']): number {
  const clock = useNow()
  return last ? last.asOf + Math.max(0, clock - last.receivedAt) : clock
}

function useOpenedFrom(onOpenPatient: Props['onOpenPatient']) {
  const [openedFrom, setOpenedFrom] = useState<string>()
  return {
    openedFrom,
    onOpenPatient: (id: PatientId, from: string) => {
      setOpenedFrom(from)
      onOpenPatient(id)
    },
  }
}

function Title({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className={styles.title}>
      <h2 ref={heading} tabIndex={-1}>
        {alertWords.title}
      </h2>
      <p>{alertWords.subtitle}</p>
    </div>
  )
}

const patientOf = ({ patientId }: ListedAlert, patients: Props['patients']): DashboardPatient | undefined =>
  patients?.find(({ id }) => id === patientId)

const callButton = (patient: DashboardPatient | undefined, labelledBy: string) =>
  patient && <ContactButtons patient={patient} methods={['call']} describedBy={labelledBy} />

/** What the patient told us last, whether a colleague has rung, and what counts where every alert was corrected. */
const contactLine = (patient: DashboardPatient | undefined, now: number): string | undefined =>
  patient &&
  [
    `${lastContactWords.label}: ${formatLastContact(patient, now)}`,
    ...(patient.lastCall ? [describeLastCall(patient.lastCall, now)] : []),
    ...(areAllTakenBack(patient) ? explainStillCurrent(patient, now) : []),
  ].join('. ')

/** The alerts below show nothing that counts: what does is said beside them (HZ-02). */
const areAllTakenBack = ({ alertCount, worstStandingAlert }: DashboardPatient): boolean =>
  alertCount > 0 && worstStandingAlert === null

function explainStillCurrent(patient: DashboardPatient, now: number): string[] {
  const current = explainCurrent(patient, now)
  return current === undefined ? [] : [`Still counts: ${lowerFirst(current)}`]
}

/** Two patients may have one name. Empty until the patients have been read. */
function patientIdentity(
  alert: ListedAlert,
  patients: Props['patients'],
  format: (patient: DashboardPatient) => string,
): string {
  if (!patients) return ''
  const patient = patientOf(alert, patients)
  return patient ? format(patient) : identityWords.notInList
}

/** The other open alerts of the same patient. */
const otherAlerts = (
  { id, patientId }: ListedAlert,
  alerts: readonly ListedAlert[] = [],
): readonly ListedAlert[] =>
  sortAlerts(alerts).filter((other) => other.patientId === patientId && other.id !== id && !other.isResolved)

/** The alerts, the dialog that resolves one, and after each action its outcome in words and the place of the focus. */
function useAlertActions(heading: RefObject<HTMLElement | null>) {
  const { last, failure, replaceAlert } = useAlerts()
  const refreshLists = useRefreshLists()
  const [resolving, setResolving] = useState<AskedAlerts>()
  const dialogFor = useRef<string>(undefined)
  const [outcome, setOutcome] = useTemporaryMessage()
  const [resolvedIds, setResolvedIds] = useState<readonly string[]>([])
  const openDialog = (asked?: { alert: ListedAlert; isAll?: boolean }) => {
    dialogFor.current = asked?.alert.id
    setResolving(asked && { isAll: false, ...asked, others: otherAlerts(asked.alert, last?.data.alerts) })
  }
  const showOutcome = (changed: readonly ListedAlert[], text: string) => {
    for (const alert of changed) replaceAlert(alert)
    setOutcome(text)
    refreshLists()
  }
  const finishReading = (read: ListedAlert) => {
    showOutcome([read], `Marked as read: ${alertPatientName(read)}. The alert is still open.`)
    focusAlert(read.id)
  }
  const finishResolving = (resolved: ListedAlert, also: AlsoDone) => {
    const closed = [resolved, ...also.resolved]
    setResolvedIds((ids) => [...ids, ...closed.map(({ id }) => id)])
    const text = `Resolved: ${alertPatientName(resolved)}, ${resolved.message} ${resolveWords.alsoDone(also)}`
    showOutcome(closed, text.trim())
    // The reply may arrive after this dialog was closed and the dialog of another alert was opened, which stays open.
    if (dialogFor.current !== resolved.id) return
    openDialog()
    // The card has moved to the resolved alerts, so reading continues at the top of the list.
    heading.current?.focus()
  }
  return {
    last,
    failure,
    refreshLists,
    resolving,
    resolvedIds,
    outcome,
    openDialog,
    finishReading,
    finishResolving,
  }
}
