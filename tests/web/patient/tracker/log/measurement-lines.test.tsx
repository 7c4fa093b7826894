import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow, newId, saveDraft } from '../../../../../web/src/data/local/index.ts'
import { emptyForm } from '../../../../../web/src/patient/tracker/symptom-form.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logButton, openTracker } from '../open-tracker.tsx'
import { choose, line } from './choose-how-you-are.tsx'

const db = withFreshDatabase()
describe('the lines of the measurements', () => {
  test('show each reading with its unit', async () => {
    const { user } = openTracker()
    await choose(user, 'Worse than usual')
    await user.click(await line('Peak flow Not set yet'))
    await user.type(screen.getByLabelText('Peak flow (litres a minute)'), '320')
    await user.click(await line('Reliever Not set yet'))
    await user.click(screen.getByRole('button', { name: 'One puff more' }))
    expect(await line('Peak flow 320 litres a minute')).toBeDefined()
    expect(await line('Reliever 1 puff in 24 hours')).toBeDefined()
  })

  test.each([
    { peakFlowLpm: '1e2', name: 'Peak flow 1e2', sentence: /^Enter your peak flow as a whole number/ },
    { relieverPuffs: 101, name: 'Reliever 101 puffs in 24 hours', sentence: /^Count 0 to 100 puffs/ },
  ])(
    'open with the error and the focus for "$name" in a closed line',
    async ({ name, sentence, ...wrong }) => {
      const form = { ...emptyForm, ...wrong, dayChoice: 'worse' as const, untouchedScores: [] }
      await saveDraft('symptoms', { id: newId(), localDate: captureNow().localDate, form })
      const { user } = openTracker()
      const closed = await line(name)
      expect(closed.getAttribute('aria-expanded')).toBe('false')
      await user.click(logButton())
      const error = await screen.findByText(sentence)
      expect(closed.getAttribute('aria-expanded')).toBe('true')
      expect(document.activeElement?.parentElement?.closest('div[id]')?.contains(error)).toBe(true)
      expect(await db.symptoms.count()).toBe(0)
    },
  )
})
