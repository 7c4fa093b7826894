import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { captureNow, newId, saveDraft } from '../../../web/src/data/local/index.ts'
import { saveOwnNumbers, saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { emptyForm } from '../../../web/src/patient/tracker/symptom-form.ts'
import { aMessage } from '../../fixtures/a-message.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { openApp } from '../../support/render.tsx'
import { withFreshDatabase } from '../data/local/fresh-database.ts'
import { openTracker } from './tracker/open-tracker.tsx'

const db = withFreshDatabase()
const gp = { name: 'Call my GP, 020 7946 0999' }
beforeEach(async () => {
  await db.profile.put(aPatient({ conditions: ['COPD'] }))
  await saveOwnNumbers({ gp: '020 7946 0999' })
})

describe("the person's own GP", () => {
  test('is in the card of the log form that calls for advice today', async () => {
    const form = { ...emptyForm, coughSeverity: 6, breathlessness: 6, dayChoice: 'worse' }
    await saveDraft('symptoms', { id: newId(), localDate: captureNow().localDate, form })
    openTracker()
    const card = (await screen.findByRole('link', gp)).closest('section')
    expect(card?.textContent).toContain('Your answers so far:')
  })

  test('is in the card of History that calls for advice today', async () => {
    await saveSymptoms(newId(), aReport({ breathlessness: 7 }), captureMoment(Date.now() - minuteMs, 0))
    openTracker('/tracking?tab=history')
    const card = (await screen.findByRole('link', gp)).closest('section')
    expect(card?.textContent).toContain('breathlessness 7 out of 10')
  })

  test('is below "Worse" in Messages, until a symptom check is done', async () => {
    const answer = { id: idNumbered(9), answer: 'worse', answeredAt: captureNow().occurredAt } as const
    await db.messages.add(aMessage({ seenAt: answer.answeredAt, answers: [answer] }))
    await openApp('/messages')
    const notice = (await screen.findByRole('link', gp)).closest('[role="status"]')
    expect(notice?.textContent).toContain('Do the symptom check')
  })
})
