import { Group } from '@mantine/core'
import type { Clinician } from '@second-wind/core/care/clinician'
import type { AlertCounts } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { authMode } from '../../data/local/index.ts'
import { PatientAppLink } from '../../ui/links/patient-app-link.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { createPatientLabeller } from '../invitations/patient-labeller.ts'
import styles from './dashboard-header.module.css'

type Props = {
  clinician: Clinician | undefined
  /** Undefined while not known: no figure is better than a wrong one. */
  patients: DashboardPatient[] | undefined
  highCount: number | undefined
  alertCounts: AlertCounts | undefined
  onOpenAlerts: () => void
}

export function DashboardHeader({ clinician, patients, highCount, alertCounts, onOpenAlerts }: Props) {
  const unreadCount = alertCounts?.unread
  const figures = (
    <p className={styles.figures}>
      {patients && <Figure value={patients.length} text={patients.length === 1 ? 'patient' : 'patients'} />}
      {highCount !== undefined && <Figure value={highCount} text="high priority" />}
    </p>
  )
  return (
    <ClinicianHeader title="Clinician Dashboard" clinician={clinician} figures={figures}>
      <button type="button" className={styles.bell} onClick={onOpenAlerts}>
        <Icon name="bell" />
        <span className={styles.spoken}>Unread alerts: {unreadCount ?? 'not known yet'}</span>
        {unreadCount !== undefined && unreadCount > 0 && (
          <span className={styles.badge} aria-hidden>
            {unreadCount}
          </span>
        )}
      </button>
      {InviteButton && (
        <Suspense fallback={null}>
          <InviteButton clinician={clinician} nameOf={createPatientLabeller(patients)} />
        </Suspense>
      )}
    </ClinicianHeader>
  )
}

type HeaderProps = {
  title: string
  heading?: Ref<HTMLHeadingElement>
  clinician: Clinician | undefined
  figures?: ReactNode
  /** Before the tools of the signed-in clinician. */
  children?: ReactNode
}

/** Where the clinician is, and who is signed in. */
export function ClinicianHeader({ title, heading, clinician, figures, children }: HeaderProps) {
  const { tools } = useSignedInClinician()
  return (
    <header className={styles.header}>
      <PatientAppLink />
      <div className={styles.who}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.clinician}>
          {clinician ? `${clinicianName(clinician)} · ${clinician.department}` : 'Loading...'}
        </p>
        {figures}
      </div>
      <Group className={styles.tools} gap="xs">
        {children}
        {tools}
      </Group>
    </header>
  )
}

/** The demo has no invitations. */
const InviteButton =
  authMode === 'real'
    ? lazy(async () => ({ default: (await import('../invitations/invitation-button.tsx')).InvitationButton }))
    : undefined

function Figure({ value, text }: { value: number; text: string }) {
  return (
    <span>
      <strong>{value.toLocaleString('en-GB')}</strong> {text}
    </span>
  )
}
