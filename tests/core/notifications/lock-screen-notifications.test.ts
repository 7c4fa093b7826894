import type { InboxFacts } from '@second-wind/core/notifications/inbox'
import {
  lockScreenNotifications,
  pathForNotificationTag,
} from '@second-wind/core/notifications/lock-screen-notifications'
import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aMessage } from '../../fixtures/a-message.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { idNumbered } from '../../fixtures/ids.ts'

const at = (instant: string) => captureMoment(Date.parse(instant), 0)
const morning = at('2026-11-20T08:05:00Z')
const facts: InboxFacts = {
  messages: [],
  attention: { count: 1, newestAt: '2026-11-20T08:00:00.000Z' },
  medicines: [{ id: idNumbered(1), name: 'Seretide', time: '08:00', beginsOn: '2026-11-01' }],
  checkInDueSince: undefined,
  air: undefined,
  person: undefined,
  own: {},
}
const poorAir = {
  index: 120,
  status: 'High',
  location: 'Leeds',
  description: '',
  source: 'openweather',
  timestamp: '2026-11-20T08:00:00.000Z',
  pollutants: { pm2_5: 55, pm10: 20, o3: 20 },
} as const
const settings = { symptoms: true, medication: true, airQuality: true, progress: true }
const words = (changes: Partial<InboxFacts>, isNameShown = false, when = morning) =>
  lockScreenNotifications({ ...facts, ...changes }, isNameShown, when).map(
    ({ title, body }) => `${title}: ${body}`,
  )

describe('notifications on the lock screen', () => {
  test('show a medicine without its name unless the person allows it', () => {
    expect(words({})).toEqual(['A reminder from Second Wind: You asked us to remind you now.'])
    expect(words({}, true)).toEqual(['Time for your medicine: Seretide, at 08:00. Take it as prescribed.'])
  })

  test('do not remind of a dose that is hours late', () => {
    expect(words({}, false, at('2026-11-20T10:00:00Z'))).toHaveLength(1)
    expect(words({}, false, at('2026-11-20T10:01:00Z'))).toEqual([])
  })

  test('show a late-evening dose after midnight', () => {
    const medicines = [{ id: idNumbered(1), name: 'Seretide', time: '23:30', beginsOn: '2026-11-01' }]
    expect(words({ medicines }, false, at('2026-11-21T00:30:00Z'))).toHaveLength(1)
  })

  test('show an unread message without text and sender', () => {
    const medicines: InboxFacts['medicines'] = []
    expect(words({ medicines, messages: [aMessage()] })).toEqual([
      'A message for you: Open Second Wind to read it.',
    ])
    const read = aMessage({ seenAt: '2026-11-20T08:04:00.000Z' })
    expect(words({ medicines, messages: [read] })).toEqual([])
  })

  test('show poor air only when its alerts are on, and never a demo reading', () => {
    const medicines: InboxFacts['medicines'] = []
    const person = aPatient({ settings })
    expect(words({ medicines, air: poorAir, person })).toEqual([
      'The air near you: Open Second Wind to see how it is.',
    ])
    expect(words({ medicines, air: { ...poorAir, source: 'demo' }, person })).toEqual([])
    expect(words({ medicines, air: poorAir, person: aPatient() })).toEqual([])
  })

  test('open the screen of the notification when tapped', () => {
    const [note] = lockScreenNotifications(facts, false, morning)
    expect(pathForNotificationTag(note?.tag ?? '')).toBe('/notifications')
    expect(pathForNotificationTag('daily-symptoms')).toBe('/tracking')
    expect(pathForNotificationTag('of an older version')).toBe('/notifications')
  })
})
