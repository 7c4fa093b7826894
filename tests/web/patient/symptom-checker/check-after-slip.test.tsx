import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveTriage } from '../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openResult } from './open-checker.tsx'

withFreshDatabase()

const minutesAgo = (minutes: number) => captureMoment(Date.now() - minutes * minuteMs, 0)

/** A check that called for 999, and the reply about it. */
async function replied(answer: 'better' | 'mistake') {
  await db.profile.put(aPatient({ conditions: [], respiratoryDiagnosis: 'None' }))
  const about = newId()
  const redFlags = ['Gasping, choking, exhausted, or unable to speak']
  await saveTriage(about, { result: 'seek_help', track: 'general', redFlags }, minutesAgo(20))
  await saveTriage(newId(), toFollowUpOutcome({ about, answer }, 'check-seek-help'), minutesAgo(10))
}

describe('a symptom check without warning signs after a 999 answer', () => {
  test('that was chosen by mistake has its own result, with the slip below it', async () => {
    await replied('mistake')
    await openResult('general')
    const result = await screen.findByRole('heading', { name: 'Look after yourself at home' })
    const slip = await screen.findByText(/You replied: I chose this by mistake\./)
    expect(result.compareDocumentPosition(slip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/^Follow the advice of your newest symptom check\./)).toBeDefined()
    expect(document.body.textContent).not.toMatch(/warning sign in the last 2 days/)
  })

  test('of which the person said "I am better" gives the advice to get help today', async () => {
    await replied('better')
    await openResult('general')
    expect(await screen.findByRole('heading', { name: 'Get medical advice' })).toBeDefined()
  })
})
