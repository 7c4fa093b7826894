import { daqi, daqiBands } from '@second-wind/core/air/daqi'
import { airAdvice } from '@second-wind/core/content/air/air-advice'
import { bandAdvice } from '@second-wind/core/content/air/air-advice-schema'
import { airNotice } from '@second-wind/core/content/air/air-notice-schema'
import { airNotices, concentrationUnit, pollutantLabels } from '@second-wind/core/content/air/air-notices'
import { describe, expect, test } from 'vitest'

const advice = Object.values(airAdvice)
const notices = Object.values(airNotices)

describe('advice about the air', () => {
  test.each(advice)('has all its parts: $id', (item) => {
    expect(bandAdvice.parse(item)).toEqual(item)
  })

  test.each(advice)('is to follow the plan and never to use more reliever: $id', (item) => {
    expect(item.advice).toContain('Follow your plan')
    expect(item.advice).not.toMatch(/use (your )?(reliever|inhaler)|more puffs|more often/i)
  })

  test('has the points of the rule for each band', () => {
    const points = Object.fromEntries(daqiBands.map((band) => [band, new Set<number>()]))
    for (let o3 = 0; o3 <= 300; o3 += 1) {
      const { band, index } = daqi({ o3 })
      if (index !== null) points[band]?.add(index)
    }
    for (const band of daqiBands) {
      const [from, to = from] = airAdvice[band].points.split(' to ').map(Number)
      expect([...(points[band] ?? [])]).toEqual(
        Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => (from ?? 0) + at),
      )
    }
  })
})

describe('the words about the air', () => {
  test.each(notices)('have all their parts in the notice $id', (item) => {
    expect(airNotice.parse(item)).toEqual(item)
  })

  test('are those of the specification', () => {
    expect(airNotices.demoKey.text).toBe('Add API key for real-time updates')
    expect(airNotices.serviceError.text).toBe('Service temporarily unavailable')
  })

  test('show pollutants in micrograms per cubic metre', () => {
    expect(concentrationUnit).toBe('μg/m³')
    expect(Object.values(pollutantLabels)).toEqual(['PM2.5', 'PM10', 'Ozone'])
  })
})
