import { describe, expect, test } from 'vitest'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { aCheckIn, aRosterRow, aSign } from '../a-roster-row.ts'
import { aFinding, anAlert } from '../alerts/an-alert.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')

describe('the reason for the place in the list by an open alert alone', () => {
  const shown = aFinding({ loggedAt: '2026-11-20T13:50:00.000Z' })
  const row = (finding: object) =>
    aRosterRow({
      need: 'red-flag',
      worstOpenAlert: 'critical',
      openAlertFinding: anAlert({ findings: [{ ...shown, ...finding }] }).findings[0],
    })

  test('names what the alert shows, with its time', () => {
    expect(explainRisk(row({}), now)).toBe(
      'Breathlessness 9 out of 10, today 13:50. Critical alert still open.',
    )
  })

  test('names what the patient has replied about it, and what counts now', () => {
    const betterAt = '2026-11-20T14:00:00.000Z'
    expect(explainRisk(row({ betterAt, isMistake: true }), now)).toMatch(
      /^Breathlessness 9 .* Replied today 14:00: “I chose this by mistake”\. Critical alert still open\.$/,
    )
    const findings = [aSign('flare-up-two-signs', 'urgent', 'signs of a COPD flare-up')]
    expect(explainRisk({ ...row({ betterAt }), findings }, now)).toMatch(
      /Replied today 14:00: “No, I am better”\. Critical alert still open\. Signs of a COPD flare-up, today \d\d:\d\d\.$/,
    )
  })

  describe.each(['high', 'medium', 'low'] as const)('of the severity %s', (worstOpenAlert) => {
    const old = { loggedAt: '2026-11-10T09:00:00.000Z', severity: worstOpenAlert }
    const since = (changes: object) => ({
      ...row(old),
      need: 'worsening' as const,
      worstOpenAlert,
      alertCount: 1,
      risk: { level: 'high' as const, isKnown: true, reasons: ['open-alert'] },
      lastSymptomEntry: aCheckIn('2026-11-19T16:00:00.000Z', { breathlessness: 1, coughSeverity: 2 }),
      ...changes,
    })
    const calm = 'Check-in yesterday 16:00 shows no warning signs: breathing 1, cough 2.'

    test('names a later check-in without any sign', () => {
      expect(explainRisk(since({}), now)).toMatch(calm)
    })

    test.each([
      ['another alert is open', { alertCount: 2 }],
      ['a sign still counts', { findings: [aSign('feels-worse', 'watch')] }],
      ['the check-in gives a reason for a level', { risk: { ...since({}).risk, reasons: ['cough-medium'] } }],
      [
        'an answer is missing',
        { lastSymptomEntry: { ...since({}).lastSymptomEntry, untouchedScores: ['energy'] } },
      ],
      ['the check-in is older than the alert', { lastSymptomEntry: aCheckIn('2026-11-09T16:00:00.000Z') }],
    ])('names no such check-in when %s', (_, changes) => {
      expect(explainRisk(since(changes), now)).not.toMatch(/shows no warning signs/)
    })
  })

  test('names no calm check-in beside an open critical alert', () => {
    const later = { ...row({}), alertCount: 1, lastSymptomEntry: aCheckIn('2026-11-20T16:00:00.000Z') }
    expect(explainRisk(later, now)).not.toMatch(/shows no warning signs/)
  })

  test('names what the patient has changed it to, and when', () => {
    const changed = {
      withdrawnAt: '2026-11-20T14:05:00.000Z',
      isEntryDeleted: false,
      answerNow: '3 out of 10',
    }
    expect(explainRisk(row(changed), now)).toBe(
      'Was breathlessness 9 out of 10, today 13:50. Corrected by the patient to 3 out of 10, today 14:05. Alert still open.',
    )
    const fever = { ...aSign('fever-medium', 'urgent', 'high temperature'), at: '2026-11-20T14:00:00.000Z' }
    const ill = { ...row(changed), isSignWithdrawn: true, findings: [fever] }
    expect(explainRisk(ill, now)).toMatch(
      /^High temperature, today 14:00\. Was breathlessness 9 out of 10, today 13:50\./,
    )
    const watched = { ...fever, id: 'worse-than-usual-today', level: 'watch' as const }
    const high = { ...ill, need: 'worsening' as const, worstOpenAlert: 'high' as const, findings: [watched] }
    expect(explainRisk(high, now)).toMatch(
      /^High temperature, today 14:00\. Was breathlessness 9 out of 10, today 13:50\./,
    )
  })
})
