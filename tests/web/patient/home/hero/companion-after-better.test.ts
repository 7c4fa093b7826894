import { describe, expect, test } from 'vitest'
import { companionSpeech } from '../../../../../web/src/patient/home/hero/companion-speech.ts'
import { checkAt, entryAt, replyAt } from '../../../../core/findings/findings-fixtures.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'

const red = checkAt('2026-11-26T21:00:00Z', 'seek_help', { redFlags: ['Hard to breathe even at rest'] })
const checks = [replyAt('2026-11-26T21:05:00Z', red.id, 'better', 'check-seek-help'), red]
const glad = 'I am glad that you feel better'

function speechAt(at: string, entries: ReturnType<typeof entryAt>[], conditions = ['COPD']) {
  const profile = aPatient({ conditions, respiratoryDiagnosis: 'None' })
  return companionSpeech({
    profile,
    entries,
    checks,
    messages: [],
    today: at.slice(0, 10),
    nowMs: Date.parse(at),
  })
}

describe('after "No, I am better" about a 999 sign, the companion', () => {
  test('is glad while nothing else was logged', () => {
    expect(speechAt('2026-11-28T08:30:00Z', []).line).toContain(glad)
  })

  test.each([
    ['COPD', ['COPD']],
    ['no lung condition', []],
  ])('is not glad at any hour after "Worse than usual": %s', (_, conditions) => {
    const worse = entryAt('2026-11-27T08:00:00Z', { comparedWithUsual: 'worse', coughSeverity: 4 })
    for (const at of [
      '2026-11-27T09:00:00Z',
      '2026-11-27T23:00:00Z',
      '2026-11-28T08:30:00Z',
      '2026-11-28T20:00:00Z',
    ])
      expect(speechAt(at, [worse], conditions).line).toMatch(/^Contact a GP surgery or call 111 today\./)
  })

  test('speaks of a check to do again after "I chose this by mistake", without gladness', () => {
    const { line } = companionSpeech({
      profile: aPatient({ conditions: ['COPD'] }),
      entries: [],
      checks: [replyAt('2026-11-26T21:05:00Z', red.id, 'mistake', 'check-seek-help'), red],
      messages: [],
      today: '2026-11-27',
      nowMs: Date.parse('2026-11-27T09:15:00Z'),
    })
    expect(line).toBe('If you are not sure how you are, do the symptom check again or call 111.')
  })

  test('names no symptom check when the sign was a reply about an entry that is deleted', () => {
    const { line } = companionSpeech({
      profile: aPatient({ conditions: ['COPD'] }),
      entries: [],
      checks: [
        replyAt('2026-11-27T09:10:00Z', 'deleted', 'better', 'breathlessness-severe', 'follow-up-still'),
        replyAt('2026-11-27T09:06:00Z', 'deleted', 'still', 'breathlessness-severe'),
      ],
      messages: [],
      today: '2026-11-27',
      nowMs: Date.parse('2026-11-27T09:15:00Z'),
    })
    expect(line).toContain('what you logged this morning at 09:06')
  })

  test('is not glad after signs of a flare-up without such a word', () => {
    const signs = entryAt('2026-11-27T08:00:00Z', {
      coughSeverity: 6,
      breathlessness: 6,
      sputumColor: 'green',
    })
    expect(speechAt('2026-11-28T12:00:00Z', [signs]).line).not.toContain(glad)
  })
})
