import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { adviceToday, insight, logButton, mildDay, openTracker, setScores } from '../open-tracker.tsx'

const db = withFreshDatabase()
const usual = {
  breathlessness: 2,
  coughSeverity: 2,
  energy: 8,
  sputumColor: 'clear',
  sputumConsistency: 'thin',
} as const

describe('the dialog after an entry', () => {
  test('an entry in the card about a graver one repeats no sentence of that card', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'Asthma' }))
    await saveSymptoms(newId(), aReport({ relieverPuffs: 16 }), captureMoment(Date.now() - hourMs, 0))
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Breathlessness: 3 })
    await user.selectOptions(screen.getByLabelText('Phlegm (mucus) thickness'), 'Thin')
    await user.selectOptions(screen.getByLabelText('Phlegm (mucus) colour'), 'Green')
    await user.click(logButton())
    await user.click(screen.queryByRole('button', { name: 'Save anyway' }) ?? logButton())
    const { textContent } = await adviceToday()
    expect(textContent).toMatch(/16 puffs.*You have now logged:green phlegm/)
    expect(textContent).toMatch(/Log every day/)
    expect(textContent?.match(/GP surgery (?:or call 111 )?today/g)).toHaveLength(1)
  })

  test('an entry with more signs than the one before has one card of advice for today', async () => {
    await db.profile.put(aPatient({ conditions: ['COPD'], usualDay: { ...usual, setOn: '2026-01-01' } }))
    const morning = aReport({ ...usual, breathlessness: 5 })
    await saveSymptoms(newId(), morning, captureMoment(Date.now() - hourMs, 0))
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Breathlessness: 5 })
    await user.selectOptions(screen.getByLabelText('Phlegm (mucus) thickness'), 'Thick')
    await user.click(logButton())
    await user.click(screen.queryByRole('button', { name: 'Save anyway' }) ?? logButton())
    const dialog = await adviceToday()
    expect(within(dialog).getAllByRole('heading', { name: /GP surgery/ })).toHaveLength(1)
    expect(dialog.textContent).toMatch(
      /signs of a COPD flare-up: breathing, thick phlegm.*today at|you logged/,
    )
  })

  test('the message after logging leaves room for the toast as long as there is one', async () => {
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    const frame = (await insight()).closest('[data-beside]')
    const toast = await screen.findByText('Symptoms logged successfully')
    expect(frame?.getAttribute('data-beside')).toBe('bars-and-toast')
    const notice = toast.closest<HTMLElement>('[role="status"]')
    if (!notice) throw new Error('no toast')
    await user.click(within(notice).getByRole('button', { name: 'Dismiss', hidden: true }))
    await waitFor(() => expect(frame?.getAttribute('data-beside')).toBe('bars'))
  })
})
