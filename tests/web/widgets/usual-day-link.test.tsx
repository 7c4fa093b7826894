import { captureMoment } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { renderScreen } from '../../support/render.tsx'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()

async function openAfter(report: Partial<SymptomReport>, person: Partial<Patient> = {}) {
  await db.profile.put(aPatient({ respiratoryDiagnosis: 'COPD', ...person }))
  await saveSymptoms(newId(), aReport(report), captureMoment(Date.now(), 0))
  renderScreen(<FollowUpCard />)
  return screen.findByText(/you logged breathlessness/)
}

describe('the way to the usual day in the card about what was logged', () => {
  test('is below the advice about a sign that may be usual, and below the calls', async () => {
    const logged = await openAfter({ breathlessness: 6 })
    const link = await screen.findByRole('link', { name: 'Set my usual day' })
    const advice = screen.getByText(/^With COPD.* Log every day/)
    expect(logged.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(advice.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const call = screen.getByRole('link', { name: 'Call 999' })
    expect(call.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(link.getAttribute('href')).toBe('/profile?usual-day=change')
  })

  test('is not there for a sign that is never usual', async () => {
    await openAfter({ breathlessness: 7 })
    expect(screen.queryByRole('link', { name: 'Set my usual day' })).toBeNull()
  })

  test('is not there once a usual day is set', async () => {
    await openAfter({ breathlessness: 6 }, { usualDay: { setOn: captureMoment(Date.now(), 0).localDate } })
    expect(screen.queryByRole('link', { name: 'Set my usual day' })).toBeNull()
  })
})
