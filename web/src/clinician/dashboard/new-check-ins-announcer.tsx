import '@mantine/core/styles/VisuallyHidden.layer.css'
import { VisuallyHidden } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { formatNewCheckIns } from './new-check-ins.ts'

/** Says an arrival to a screen reader once, when nothing else is being said. */
export function NewCheckInsAnnouncer({ patients }: { patients: DashboardPatient[] }) {
  const received = patients[0]?.lastSymptomEntry?.receivedAt
  return (
    <VisuallyHidden role="status">
      {formatNewCheckIns(patients)}
      {/* Without the time a second entry of the same patient would be the same text, and nothing would be said. */}
      {received && `, received ${new Date(received).toLocaleTimeString('en-GB')}`}
    </VisuallyHidden>
  )
}
