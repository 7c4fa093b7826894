import type { Message } from '@second-wind/core/care/message'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { companionSpeech } from '../../../../../web/src/patient/home/hero/companion-speech.ts'
import { checkAt, entryAt } from '../../../../core/findings/findings-fixtures.ts'
import { usualReplyAt } from '../../../../core/findings/open-flare-up/open-flare-up-fixtures.ts'
import { aMessage } from '../../../../fixtures/a-message.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'

type Facts = { entries?: ReturnType<typeof entryAt>[]; checks?: TriageResult[]; messages?: Message[] }
const lineAt = (at: string, { entries = [], checks = [], messages = [] }: Facts) => {
  const profile = aPatient({ conditions: ['COPD'] })
  return companionSpeech({
    profile,
    entries,
    checks,
    messages,
    today: at.slice(0, 10),
    nowMs: Date.parse(at),
  })
}
const answered = (answer: 'worse' | 'better', answeredAt: string) =>
  aMessage({ seenAt: answeredAt, answers: [{ id: idNumbered(71), answer, answeredAt }] })

describe('the companion, about a sign of days ago,', () => {
  const red = checkAt('2026-11-26T21:00:00Z', 'seek_help')
  const both = usualReplyAt('2026-11-28T09:00:00Z', red.id, 'usual')
  const now = '2026-11-30T12:00:00Z'

  test('names "Yes, both"', () => {
    expect(lineAt(now, { checks: [both, red] }).line).toContain(
      'You told us that you are back to normal for you.',
    )
  })

  test('names the later answer "Worse" to a message instead, with a "Better" of before it or not', () => {
    const worse = answered('worse', '2026-11-30T09:00:00Z')
    for (const messages of [[worse], [worse, answered('better', '2026-11-29T09:00:00Z')]]) {
      const { line } = lineAt(now, { checks: [both, red], messages })
      expect(line).toContain(
        'You have told your care team since then that you are worse. If you feel like that now',
      )
      expect(line).not.toContain('back to normal')
    }
  })

  test('neither repeats it nor asks how the person is right after "No, not yet"', () => {
    const entry = entryAt('2026-11-27T08:00:00Z', { breathlessness: 7, coughSeverity: 7 })
    const notYet = usualReplyAt('2026-11-30T11:59:00Z', entry.id, 'not-usual')
    const { line, isSaidAbove } = lineAt(now, { entries: [entry], checks: [notYet] })
    expect(line).toBe('Contact a GP surgery or call 111 today. If you get worse, call 999.')
    expect(isSaidAbove).toBe(true)
  })

  test('says "No, not yet" beside the call for 999 after a 999 sign', () => {
    const notYet = usualReplyAt('2026-11-30T11:59:00Z', red.id, 'not-usual')
    expect(lineAt(now, { checks: [notYet, red] }).line).toBe(
      'You have told us since then that you are not back to normal for you. If you feel like that now, call 999.',
    )
  })
})
