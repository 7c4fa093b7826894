import type { AirReading } from '../air/air-reading.ts'
import type { DaqiBand } from '../air/daqi.ts'
import { describeAirReading } from '../air/describe-air-reading.ts'
import { inboxWords } from '../content/notifications/inbox-words.ts'
import { home } from '../platform/app-paths.ts'
import type { Patient } from '../records/patient.ts'
import { knownRespiratoryDiagnosis } from '../triage/person.ts'
import type { InboxItem } from './inbox-item.ts'

/**
 * Poor air in the newest reading on the phone: from Moderate for people with a lung condition or at higher risk, from
 * High for others (UK-AIR's advice). A person without a profile counts as at risk. A reading that is too old for advice
 * gives no notification.
 *
 * @param now epoch milliseconds
 */
export function airNotifications(
  reading: AirReading | undefined,
  person: Patient | undefined,
  now: number,
): InboxItem[] {
  const line = describeAirReading(reading, { isSaved: true, now })
  if (!reading || !('daqi' in line) || line.advice === null) return []
  const { band, index } = line.daqi
  if (!poorFor(person).has(band)) return []
  return [
    {
      id: `weather:${reading.timestamp.slice(0, 10)}:${band}`,
      type: 'weather',
      title: inboxWords.airTitle(line.word, index),
      text: [line.advice, line.notices[0]].join(' '),
      at: reading.timestamp,
      link: { to: home, label: inboxWords.airLink },
      isSample: line.state === 'demo',
    },
  ]
}

function poorFor(person: Patient | undefined): ReadonlySet<DaqiBand> {
  const isAtRisk =
    !person ||
    person.isVulnerable ||
    person.conditions.length > 0 ||
    knownRespiratoryDiagnosis(person) !== undefined
  return new Set(isAtRisk ? ['moderate', 'high', 'very-high'] : ['high', 'very-high'])
}
