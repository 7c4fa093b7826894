import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AlertFindings } from '../../../../web/src/clinician/alerts/alert-findings.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { aFinding, anAlert } from './an-alert.ts'

const now = Date.parse('2026-11-20T17:00:00.000Z')
const breathless = (id: number, score: number, at: string, changes: object = {}) =>
  aFinding({
    id,
    severity: 'high',
    message: `20 November 2026: breathlessness ${score} out of 10.`,
    gravity: 100 - score,
    loggedAt: at,
    receivedAt: at,
    ...changes,
  })

describe('findings that are one line', () => {
  test('have the worst as headline with its time, and the newest beside it', () => {
    const findings = [
      breathless(1, 8, '2026-11-20T09:00:00.000Z'),
      breathless(2, 7, '2026-11-20T16:45:00.000Z'),
    ]
    renderScreen(<AlertFindings alert={anAlert({ severity: 'high', findings })} now={now} id="a" />)
    expect(document.querySelector('#a')?.textContent).toMatch(
      /^Breathlessness 8 out of 10\. Logged today 09:00 Latest: breathlessness 7 out of 10\. Logged 2 times on 1 day/,
    )
  })

  test('keep the note about a wrong clock', () => {
    const receivedAt = '2026-11-20T16:45:00.000Z'
    const findings = [
      breathless(1, 8, '2026-11-17T16:44:00.000Z', { receivedAt, isClockDoubtful: true }),
      breathless(2, 7, '2026-11-17T16:45:00.000Z', { receivedAt, isClockDoubtful: true }),
    ]
    renderScreen(<AlertFindings alert={anAlert({ severity: 'high', findings })} now={now} />)
    expect(
      screen.getAllByText(/The phone's clock was wrong when it sent this/)[0]?.closest('details'),
    ).toBeNull()
  })
})
