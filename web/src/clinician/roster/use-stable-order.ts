import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { PatientId } from '@second-wind/core/platform/ids'
import { type FocusEvent, type PointerEvent, useState } from 'react'

/**
 * Keeps the row order while the pointer or focus is in the list, or until the clinician sorts it again. The content
 * still updates.
 *
 * @param name identifies the list; another list is shown in its own order at once
 */
export function useStableOrder(patients: readonly DashboardPatient[], name: string) {
  const [held, setHeld] = useState<{ name: string; ids: readonly PatientId[] }>()
  const shown = held?.name === name ? keepOrder(patients, held.ids) : patients
  const hold = () => setHeld((before) => (before?.name === name ? before : { name, ids: idsOf(shown) }))

  return {
    shown,
    hasChanged: shown.some(({ id }, at) => id !== patients[at]?.id),
    sortAgain: () => setHeld({ name, ids: idsOf(patients) }),
    /** For the element around the list and the button that sorts it. */
    reading: {
      onFocus: hold,
      onPointerEnter: hold,
      onBlur: ({ currentTarget: list, relatedTarget }: FocusEvent) => {
        if (!list.contains(relatedTarget) && !list.matches(':hover')) setHeld(undefined)
      },
      onPointerLeave: ({ currentTarget: list }: PointerEvent) => {
        if (!list.contains(document.activeElement)) setHeld(undefined)
      },
    },
  }
}

const idsOf = (patients: readonly DashboardPatient[]) => patients.map(({ id }) => id)

/** New patients come first, so that none is missed. */
function keepOrder(patients: readonly DashboardPatient[], before: readonly PatientId[]): DashboardPatient[] {
  const place = new Map(before.map((id, at) => [id, at]))
  return patients.toSorted((a, b) => (place.get(a.id) ?? -1) - (place.get(b.id) ?? -1))
}
