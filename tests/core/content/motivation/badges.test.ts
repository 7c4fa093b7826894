import { badge } from '@second-wind/core/content/motivation/badge-schema'
import { badges } from '@second-wind/core/content/motivation/badges'
import { describe, expect, test } from 'vitest'

describe('the words of the badges', () => {
  test('there are the six badges of the specification, each with name, emoji and description', () => {
    expect(badges.map((item) => badge.parse(item).id)).toEqual([
      'first-week',
      'breathing-master',
      'hydration-hero',
      'consistency-champion',
      'mindful-warrior',
      'recovery-rockstar',
    ])
  })

  test('no badge uses words of war', () => {
    const shown = badges.map(({ name, description }) => `${name} ${description}`).join(' ')
    expect(shown).not.toMatch(/warrior|fight|battle|beat/i)
    expect(badges.find(({ id }) => id === 'mindful-warrior')?.name).toBe('Calm mind')
  })
})
