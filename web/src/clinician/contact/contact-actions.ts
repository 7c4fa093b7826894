import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { createContext, useContext } from 'react'

export type ContactWay = 'call' | 'sms' | 'whatsApp' | 'video' | 'priority'

/** Where every contact goes through: one question at a time, for the whole dashboard. */
export type ContactDesk = {
  ask: (way: ContactWay, patient: DashboardPatient) => void
  noNumber: (patient: DashboardPatient) => void
}

export const ContactDeskContext = createContext<ContactDesk | undefined>(undefined)

export function useContactDesk(): ContactDesk {
  const desk = useContext(ContactDeskContext)
  if (!desk) throw new Error('a contact button stands inside a ContactDeskProvider')
  return desk
}
