import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow, newId, saveDraft } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { emptyForm } from '../../../../web/src/patient/tracker/symptom-form.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openHome } from './open-home.tsx'

withFreshDatabase()

describe('a log with a 999 sign that was left before saving', () => {
  test('calls 999 with a button before everything else, also before another sign for 999', async () => {
    await saveSymptoms(newId(), aReport({ sputumColor: 'red' }), captureMoment(Date.now() - hourMs, 0))
    const form = { ...emptyForm, breathlessness: 9, untouchedScores: ['coughSeverity', 'energy', 'mood'] }
    await saveDraft('symptoms', { id: newId(), localDate: captureNow().localDate, form })
    await openHome()
    const said = await screen.findByText(/^Your answers could mean an emergency\./)
    const card = said.closest('section')!
    expect(within(card).getByRole('heading').textContent).toMatch(/Call 999 if you still feel like this$/)
    expect(within(card).getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
    await screen.findByText('Do you still feel like this?')
    await waitFor(() => expect(document.querySelector('section')?.textContent).toBe(card.textContent))
  })
})
