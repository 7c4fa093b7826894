import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { createContext, useContext } from 'react'

export type ContactMethod = 'call' | 'note' | 'sms' | 'whatsApp' | 'video' | 'priority' | 'message'

/** Where every contact goes through: one question at a time, for the whole dashboard. */
export type ContactActions = {
  ask: (method: ContactMethod, patient: DashboardPatient) => void
  noNumber: (patient: DashboardPatient) => void
}

export const ContactActionsContext = createContext<ContactActions | undefined>(undefined)

export function useContactActions(): ContactActions {
  const desk = useContext(ContactActionsContext)
  if (!desk) throw new Error('a contact button must be inside a ContactActionsProvider')
  return desk
}
