import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { createContext, useContext } from 'react'

export type ContactMethod = 'call' | 'note' | 'sms' | 'whatsApp' | 'video' | 'priority' | 'message'

/** All contact actions go through this: one question at a time, for the whole dashboard. */
export type ContactActions = {
  ask: (method: ContactMethod, patient: DashboardPatient) => void
  noNumber: (patient: DashboardPatient) => void
}

export const ContactActionsContext = createContext<ContactActions | undefined>(undefined)

export function useContactActions(): ContactActions {
  const actions = useContext(ContactActionsContext)
  if (!actions) throw new Error('a contact button must be inside a ContactActionsProvider')
  return actions
}
