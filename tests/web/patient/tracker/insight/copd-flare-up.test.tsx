import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { adviceToday, insight, logButton, openTracker, setScores } from '../open-tracker.tsx'

const db = withFreshDatabase()

describe('a COPD flare-up over three days', () => {
  test('is usual, then one sign to watch, then advice today', async () => {
    const usualDay = { coughSeverity: 4, breathlessness: 4, energy: 6, sputumColor: 'clear' } as const
    await db.profile.put(
      aPatient({ respiratoryDiagnosis: 'Severe COPD', usualDay: { ...usualDay, setOn: '2026-10-01' } }),
    )
    for (const daysAgo of [9, 8, 7])
      await saveSymptoms(newId(), aReport(usualDay), captureMoment(Date.now() - daysAgo * dayMs, 0))

    const { user } = openTracker()
    const log = async (scores: Record<string, number>, phlegm: string, shown = adviceToday) => {
      await setScores(user, { Cough: 4, Breathlessness: 4, Energy: 6, Mood: 6, ...scores })
      await user.selectOptions(screen.getByLabelText('Temperature'), 'Normal (under 37.8°C)')
      await user.selectOptions(screen.getByLabelText('Phlegm (mucus) thickness'), 'Thin')
      await user.selectOptions(screen.getByLabelText('Phlegm (mucus) colour'), phlegm)
      await user.click(logButton())
      const dialog = await shown()
      const text = dialog.textContent ?? ''
      const signs = within(dialog)
        .queryAllByRole('listitem')
        .map((sign) => sign.textContent)
      expect(text).not.toMatch(/cold|sore throat|steady|stable|day 10|Example figure/i)
      await user.click(within(dialog).getByRole('button', { name: 'Close' }))
      return { text, signs }
    }

    expect((await log({}, 'Clear or white', insight)).text).toMatch(/This is like your usual day\./)
    const second = await log({ Cough: 6 }, 'Clear or white')
    expect(second.text).toMatch(/Urgent advice: ?(Contact a GP|Call 111 or contact)/)
    expect(second.signs).toEqual(['cough above usual'])
    const third = await log({ Cough: 6, Breathlessness: 6 }, 'Green')
    expect(third.text).toMatch(/(Contact a GP|Call 111 or contact)/)
    expect(third.signs[0]).toBe('signs of a COPD flare-up: breathing, cough, green phlegm')
  })
})
