import type { RiskAssessment, RiskReasonId } from '@second-wind/core/care/risk/risk-level'
import { loadEducationCards } from '@second-wind/core/content/home-advice/load-cards'
import { epochMs } from '@second-wind/core/platform/moment'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import { describe, expect, test } from 'vitest'

const at = (level: RiskAssessment['level'], ...reasons: RiskReasonId[]): RiskAssessment => ({
  level,
  isKnown: true,
  reasons,
})

describe('the advice where an open alert is all that is known', () => {
  test('has cards that do not say that the person may be at higher risk', async () => {
    const { tabs } = selectEducation(at('high', 'open-alert'), undefined)
    expect(tabs[0].cardIds).toEqual(['high-alert', 'high-breathing', 'high-medicine'])
    const cards = await loadEducationCards('high')
    const [alert, usual] = ['high-alert', 'high-emergency'].map((id) => cards.find((card) => card.id === id))
    expect(alert).toMatchObject({ priority: 'important', actionItems: usual?.actionItems })
    expect(alert?.content).not.toMatch(/higher risk/)
    const beside = [at('high', 'open-alert', 'energy-very-low'), at('high', 'open-alert', 'vulnerable')]
    for (const risk of beside)
      expect(selectEducation(risk, undefined).tabs[0].cardIds[0]).toBe('high-emergency')
  })

  test('says of one about a corrected entry that the log no longer shows it', () => {
    const openAlerts = {
      count: 1,
      since: '2026-11-20T08:00:00.000Z',
      nowMs: epochMs('2026-11-20T09:00:00.000Z'),
      isWithoutSign: true,
    }
    expect(selectEducation(at('high', 'open-alert'), undefined, { openAlerts }).reasonLine).toBe(
      'You see this because: your care team still has an alert about something that your log no longer shows, such as an entry that you corrected.',
    )
  })
})
