import { reminder } from '@second-wind/core/content/notifications/reminder-schema'
import { reminders } from '@second-wind/core/content/notifications/reminders'
import { describe, expect, test } from 'vitest'

describe('the reminders', () => {
  test("a reminder on a locked phone reveals nothing about its owner's health", () => {
    for (const item of reminders) {
      const { title, body } = reminder.parse(item)
      expect(`${title} ${body}`).not.toMatch(
        /symptom|breath|cough|lung|medic|inhaler|phlegm|asthma|copd|fever|ill\b|pain|patient|health|recover/i,
      )
    }
  })

  test('each reminder has a unique id', () => {
    const ids = reminders.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
