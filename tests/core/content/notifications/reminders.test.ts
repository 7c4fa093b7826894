import { reminder } from '@second-wind/core/content/notifications/reminder-schema'
import { reminders } from '@second-wind/core/content/notifications/reminders'
import { expect, test } from 'vitest'

test('a reminder on a locked phone tells a stranger nothing about the health of its owner', () => {
  for (const item of reminders) {
    const { title, body } = reminder.parse(item)
    expect(`${title} ${body}`).not.toMatch(
      /symptom|breath|cough|lung|medic|inhaler|phlegm|asthma|copd|fever|ill\b|pain|patient|health|recover/i,
    )
  }
})

test('each reminder has an id of its own', () => {
  const ids = reminders.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
