// Specification, section 2: "Emergency Preparedness, Complete". We show it only when the profile contains what the
// emergency screens need (hazards HZ-05: the steps of an asthma attack, HZ-14: the right number for urgent advice).

import type { Profile } from '../../records/patient.ts'
import type { Person } from '../../triage/person.ts'
import { lungConditions } from '../home-advice/lung-conditions.ts'

type Facts = Person & Pick<Profile, 'nation' | 'inhaler' | 'phone'>

export type MissingEmergencyField = 'nation' | 'inhaler' | 'phone'

/**
 * What the profile lacks for an emergency; empty means prepared. An inhaler of which the person is unsure counts as
 * missing.
 */
export function missingEmergencyFields(profile: Facts | undefined): MissingEmergencyField[] {
  const needsInhaler = lungConditions(profile).includes('asthma')
  const knowsInhaler = profile?.inhaler !== undefined && profile.inhaler !== 'unknown'
  return [
    ...(profile?.nation === undefined ? (['nation'] as const) : []),
    ...(needsInhaler && !knowsInhaler ? (['inhaler'] as const) : []),
    ...(profile?.phone === undefined ? (['phone'] as const) : []),
  ]
}
