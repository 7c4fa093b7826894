import type { AirReading } from '@second-wind/core/air/air-reading'
import {
  toInboxEntries,
  inboxItemsWithoutHistory,
  type InboxFacts,
} from '@second-wind/core/notifications/inbox'
import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aMessage } from '../../fixtures/a-message.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { idNumbered } from '../../fixtures/ids.ts'

const noon = captureMoment(Date.parse('2026-11-20T12:00:00Z'), 0)
const nothing: InboxFacts = {
  messages: [],
  attention: undefined,
  medicines: [],
  checkInDueSince: undefined,
  air: undefined,
  person: undefined,
  own: {},
}
const preventer = { id: idNumbered(1), name: 'Preventer', time: '08:00', beginsOn: '2026-11-01' }
const poorAir: AirReading = {
  index: 120,
  status: 'High',
  location: 'Leeds',
  description: '',
  source: 'openweather',
  timestamp: '2026-11-20T11:00:00.000Z',
  pollutants: { pm2_5: 55, pm10: 20, o3: 20 },
}
const moderateAir = { ...poorAir, pollutants: { pm2_5: 38, pm10: 20, o3: 20 } }
const well = aPatient({ isVulnerable: false, conditions: [], respiratoryDiagnosis: 'None' })
const settings = { symptoms: true, medication: true, airQuality: false, progress: true }

const titles = (facts: Partial<InboxFacts>, at = noon) =>
  inboxItemsWithoutHistory({ ...nothing, ...facts }, at).map(({ title }) => title)

describe('the inbox', () => {
  test('is empty without notifications', () => {
    expect(titles({})).toEqual([])
  })

  test('sorts all kinds of notification, newest first', () => {
    const facts = {
      ...nothing,
      messages: [aMessage({ sentAt: '2026-11-18T09:00:00.000Z' })],
      medicines: [preventer],
      attention: { count: 2, newestAt: '2026-11-20T10:00:00.000Z' },
      air: poorAir,
    }
    expect(toInboxEntries(inboxItemsWithoutHistory(facts, noon), new Set()).map(({ type }) => type)).toEqual([
      'weather',
      'attention',
      'medication',
      'message',
    ])
  })

  test('lists rejected entries with their number and the sentence that the care team cannot see them', () => {
    const text = (count: number) =>
      inboxItemsWithoutHistory(
        { ...nothing, attention: { count, newestAt: '2026-11-20T10:00:00.000Z' } },
        noon,
      )[0]?.text
    expect(text(1)).toMatch(/^It is on this phone .+ Your care team cannot see it\.$/)
    expect(text(6)).toMatch(/^They are on this phone .+ Your care team cannot see them\.$/)
  })

  test('shows a read item as not new, and a message as new until the patient marks it as read', () => {
    const items = inboxItemsWithoutHistory(
      { ...nothing, messages: [aMessage()], medicines: [preventer] },
      noon,
    )
    const isNew = (read: readonly string[]) =>
      toInboxEntries(items, new Set(read)).map(({ type, isNew: unread }) => [type, unread])
    expect(isNew([])).toEqual([
      ['message', true],
      ['medication', true],
    ])
    expect(isNew(items.map(({ id }) => id))).toEqual([
      ['message', true],
      ['medication', false],
    ])
    const seen = inboxItemsWithoutHistory(
      { ...nothing, messages: [aMessage({ seenAt: '2026-11-20T11:00:00.000Z' })] },
      noon,
    )
    expect(toInboxEntries(seen, new Set())[0]?.isNew).toBe(false)
  })
})

describe('a medicine reminder', () => {
  test('appears from its time, and not before its first day', () => {
    const at = (instant: string) => captureMoment(Date.parse(instant), 0)
    expect(titles({ medicines: [preventer] }, at('2026-11-20T07:59:00Z'))).toEqual([])
    expect(titles({ medicines: [preventer] }, at('2026-11-20T08:00:00Z'))).toEqual(['Time for your medicine'])
    expect(titles({ medicines: [{ ...preventer, beginsOn: '2026-11-21' }] })).toEqual([])
  })

  test('is new today if it was read yesterday', () => {
    const id = (instant: string) =>
      inboxItemsWithoutHistory(
        { ...nothing, medicines: [preventer] },
        captureMoment(Date.parse(instant), 0),
      )[0]?.id
    expect(id('2026-11-20T09:00:00Z')).not.toBe(id('2026-11-21T09:00:00Z'))
  })

  test('stays after midnight for a late-evening dose until it is too late to take it', () => {
    const at = (instant: string) => captureMoment(Date.parse(instant), 0)
    const atBedtime = { ...preventer, time: '23:30' }
    expect(titles({ medicines: [atBedtime] }, at('2026-11-21T00:10:00Z'))).toHaveLength(1)
    expect(titles({ medicines: [atBedtime] }, at('2026-11-21T01:31:00Z'))).toEqual([])
    const fromToday = { ...atBedtime, beginsOn: '2026-11-21' }
    expect(titles({ medicines: [fromToday] }, at('2026-11-21T00:10:00Z'))).toEqual([])
  })

  test('is new again if it was read and then moved to a later time', () => {
    const read = inboxItemsWithoutHistory({ ...nothing, medicines: [preventer] }, noon).map(({ id }) => id)
    const moved = inboxItemsWithoutHistory({ ...nothing, medicines: [{ ...preventer, time: '11:00' }] }, noon)
    expect(toInboxEntries(moved, new Set(read))[0]?.isNew).toBe(true)
  })

  test('appears at local time, in summer time too', () => {
    const summer = captureMoment(Date.parse('2026-07-01T07:30:00Z'), 60)
    const [item] = inboxItemsWithoutHistory(
      { ...nothing, medicines: [{ ...preventer, beginsOn: '2026-06-01' }] },
      summer,
    )
    expect(item?.at).toBe('2026-07-01T07:00:00.000Z')
  })
})

describe('a kind of notification that is switched off', () => {
  test('hides medicines if they are off in the profile', () => {
    const person = aPatient({ settings: { ...settings, medication: false } })
    expect(titles({ medicines: [preventer], person })).toEqual([])
  })

  test('hides the weather if it is off on this phone', () => {
    expect(titles({ air: poorAir, own: { weather: false } })).toEqual([])
  })

  test('never hides messages from the care team and rejected entries', () => {
    const person = aPatient({
      settings: { symptoms: false, medication: false, airQuality: false, progress: false },
    })
    const own = { weather: false, activities: false, social: false }
    const attention = { count: 1, newestAt: '2026-11-20T10:00:00.000Z' }
    expect(titles({ messages: [aMessage()], attention, person, own })).toEqual([
      'A message from Dr. Sarah Wilson',
      '1 entry needs your attention',
    ])
  })
})

describe('the notification about poor air', () => {
  test.each([
    ['a person who is well', well, moderateAir, false],
    ['a person who is well', well, poorAir, true],
    ['a person with asthma', aPatient({ ...well, respiratoryDiagnosis: 'Asthma' }), moderateAir, true],
    ['a person at higher risk', aPatient({ ...well, isVulnerable: true }), moderateAir, true],
    ['an unknown person', undefined, moderateAir, true],
  ])('is listed for %s when it is poor for that person', (_who, person, air, isTold) => {
    expect(titles({ air, person })).toHaveLength(isTold ? 1 : 0)
  })

  test('is not listed if the air is good or the reading is of last night', () => {
    expect(titles({ air: { ...poorAir, timestamp: '2026-11-20T03:00:00.000Z' } })).toEqual([])
    expect(titles({ air: { ...poorAir, pollutants: { pm2_5: 4, pm10: 4, o3: 20 } } })).toEqual([])
  })

  test('is tagged as not real for a demo reading', () => {
    const [item] = inboxItemsWithoutHistory({ ...nothing, air: { ...poorAir, source: 'demo' } }, noon)
    expect(item?.isSample).toBe(true)
    expect(item?.text).toMatch(/not live/)
  })
})
