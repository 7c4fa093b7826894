import { cleanup, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startClock } from '../dashboard-clock.ts'
import { aRecord } from '../record/a-record.ts'
import { openRecord, section } from '../record/open-record.tsx'
import { aFinding, anAlert } from './an-alert.ts'
import { cardOf, openAlerts } from './open-alerts.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const withdrawnAt = '2026-11-20T16:50:00.000Z'
const corrected = aFinding({ withdrawnAt, isEntryDeleted: false, answerNow: '3 out of 10' })
const milder = aFinding({ id: 2, severity: 'high', message: '20 November 2026: cough 9 out of 10.' })

describe('an alert whose entry was corrected', () => {
  test.each([
    ['Entry corrected', [corrected]],
    ['Worse entry corrected', [corrected, milder]],
    ['Entry deleted', [aFinding({ withdrawnAt, isEntryDeleted: true, entryDeletedAt: withdrawnAt })]],
  ])('keeps its severity and has "%s" beside it, in the list and in the record', async (words, findings) => {
    await openAlerts([anAlert({ findings })])
    const card = within(cardOf('Margaret Ellis'))
    expect(card.getByText('Critical')).toBeTruthy()
    expect(card.getByText(words)).toBeTruthy()
    cleanup()
    await openRecord(aRecord({ alerts: [anAlert({ findings })] }))
    expect(section('Open alerts').getByText('Critical')).toBeTruthy()
    expect(section('Open alerts').getByText(words)).toBeTruthy()
  })

  test('is not called corrected while a finding as severe stands', async () => {
    await openAlerts([anAlert({ findings: [corrected, aFinding({ id: 2 })] })])
    expect(within(cardOf('Margaret Ellis')).queryByText(/^Entry (corrected|deleted)$/)).toBeNull()
  })
})
