import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import type { PatientId } from '@second-wind/core/model/ids'
import type { ReactNode } from 'react'
import { useFocusOnce } from '../../../ui/use-focus-once.ts'

type Props = {
  patientId: PatientId
  /** Also the moment to put the focus back on the row. */
  onClose: () => void
  /** Epoch milliseconds by the server's clock. */
  now: number
  /** The ways to reach this patient. */
  contact?: (patient: DashboardPatient) => ReactNode
}

/** Give it `key={patientId}`: another patient is another pane. */
export function RecordPane({ patientId, onClose }: Props) {
  const heading = useFocusOnce<HTMLHeadingElement>()
  return (
    <section aria-label="Patient record">
      <h2 ref={heading} tabIndex={-1}>
        Patient {patientId}
      </h2>
      <button type="button" onClick={onClose}>
        Close record
      </button>
    </section>
  )
}
