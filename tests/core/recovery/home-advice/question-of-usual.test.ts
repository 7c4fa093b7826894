import { loadEducationCards } from '@second-wind/core/content/home-advice/load-cards'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import { describe, expect, test } from 'vitest'

const atMedium = { level: 'medium', isKnown: true, reasons: [] } as const

describe('the advice beside the question whether this is worse than usual', () => {
  test.each(['may-be-worse-than-usual', 'high-scores-usual-unknown', 'high-scores-unlike-usual'] as const)(
    'has the deadline of the question, and no later one: %s',
    async (id) => {
      const { tabs } = selectEducation({ ...atMedium, reasons: [] }, undefined, {
        findings: [{ id, level: 'watch' }],
      })
      expect(tabs[0].cardIds).toEqual(['med-question'])
      const card = (await loadEducationCards('medium')).find((each) => each.id === 'med-question')
      expect(card?.actionItems.join(' ')).toMatch(
        /^(?!.*24 to 48 hours).*worse than your usual, contact .* today/,
      )
    },
  )
})
