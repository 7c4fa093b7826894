import type { EmergencyContact } from '@second-wind/core/content/help/emergency-contact'
import type { Helpline } from '@second-wind/core/content/help/helpline-schema'
import { emergencyContacts, urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import type { Nation } from '@second-wind/core/records/patient'

type Contacts = {
  here: EmergencyContact[]
  elsewhere: EmergencyContact[]
  /** What else there is in that nation: its website, or the service that stands in for 111. */
  advice: Helpline | undefined
}

/** The numbers of a nation first; all of them when we do not know it. */
export function findContactsByNation(nation: Nation | undefined): Contacts {
  if (nation === undefined) return { here: [...emergencyContacts], elsewhere: [], advice: undefined }
  const ids = numbersOf[nation]
  return {
    here: emergencyContacts.filter(({ id }) => ids.includes(id)),
    elsewhere: emergencyContacts.filter(({ id }) => !ids.includes(id)),
    advice: urgentAdviceIn[nation],
  }
}

const numbersOf: Record<Nation, readonly string[]> = {
  england: ['emergency-services', 'nhs-111'],
  scotland: ['emergency-services', 'nhs-24-scotland'],
  wales: ['emergency-services', 'nhs-111'],
  'northern-ireland': ['emergency-services'],
}
