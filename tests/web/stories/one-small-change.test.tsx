import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { assessTriage } from '@second-wind/core/triage/assess'
import type { Track } from '@second-wind/core/triage/options'
import type { TriageAnswers } from '@second-wind/core/triage/triage-rule'
import { describe, expect, test } from 'vitest'
import { findProfile } from '../../../web/src/data/local/index.ts'
import { wellAnswers } from '../../core/triage/triage-answers.ts'
import { log, read, readDashboard, send, setTo, withStory } from './story.tsx'

const usual = { coughSeverity: 4, breathlessness: 4, energy: 6, sputumColor: 'clear' } as const
const usualDay = { ...usual, mood: 7, setOn: '2026-11-01' } as const
const today = /(contact a GP surgery|call 111)\b[^.]* today/i

async function checkSays(track: Track, changes: TriageAnswers): Promise<string> {
  const [answers, profile] = [wellAnswers(track, changes), await findProfile()]
  const { title, description } = describeResult(assessTriage(track, answers, profile), profile, answers)
  return `${title}. ${description}`
}

/** The card of a screen: its heading is the action, and its label says how soon. */
const urgentCard = /Contact a GP surgery or call 111 today Urgent advice/

// The check's titles are the specification's; the log and Home do not put the same change off until tomorrow.
describe('one small change with COPD', () => {
  withStory({ conditions: ['Severe COPD'], age: 62, usualDay })

  test.each([
    ['a cough 2 points above usual', { coughSeverity: 6 }, { wheeze_cough: 'increased' }],
    ['breathlessness 2 points above usual', { breathlessness: 6 }, { difficulty_breathing: 'mild' }],
    ['yellow phlegm', { sputumColor: 'yellow' }, { cough_mucus: 'changed' }],
    ['37.8 °C', { temperature: 'low-fever' }, { fever: 'low' }],
  ] as const)(
    'gets advice the same day in the log, on Home and in the check: %s',
    async (_, changes, answers) => {
      setTo('2026-11-20T09:00:00Z')
      const logged = await log({ ...usual, ...changes })
      const { home } = await read('home')
      for (const text of [logged, home, await checkSays('respiratory', answers)]) {
        expect(text).toMatch(today)
        expect(text).not.toMatch(/no better tomorrow|later today or tomorrow|24 to 48 hours/)
      }
    },
  )

  test('has the same card of urgent advice in the log and on every screen, and a medium alert', async () => {
    setTo('2026-11-20T09:00:00Z')
    const logged = await log({ ...usual, coughSeverity: 6 })
    await send()
    const { home, history, notifications, aiTriage } = await read(
      'home',
      'history',
      'notifications',
      'aiTriage',
    )
    for (const text of [logged, home, history, notifications, aiTriage]) {
      expect(text).toMatch(urgentCard)
      expect(text).toMatch(/With COPD, one sign can be the start of a flare-up\./)
      expect(text).not.toMatch(/Non-urgent|Keep an eye on this/)
    }
    expect((await readDashboard()).alerts).toMatch(/Medium Unread Cough above usual/)
    setTo('2026-11-20T11:00:00Z')
    const later = await log(usual)
    expect(later).toMatch(urgentCard)
    expect(later).not.toMatch(/You logged earlier|Non-urgent/)
  })
})

describe('high scores beside one sign with COPD', () => {
  withStory({ conditions: ['Severe COPD'], age: 62, usualDay })

  test('are named without a gap in the sentence', async () => {
    setTo('2026-11-20T09:00:00Z')
    const logged = await log({ ...usual, coughSeverity: 6, energy: 2 })
    expect(logged).toMatch(/You logged: high scores \(cough 6/)
  })
})

describe('one change with asthma that the list of the result names', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'Asthma', usualDay })

  test.each([
    ['green phlegm', { sputumColor: 'green' }, { cough_mucus: 'changed' }],
    ['more phlegm than usual', { sputumAmount: 'more' }, { cough_mucus: 'more' }],
    ['a cough 2 points above usual', { coughSeverity: 6 }, { wheeze_cough: 'increased' }],
  ] as const)(
    'gets advice the same day in the log, on Home and in the check: %s',
    async (_, changes, answers) => {
      setTo('2026-11-20T09:00:00Z')
      const logged = await log({ ...usual, ...changes })
      const { home } = await read('home')
      const checked = await checkSays('respiratory', answers)
      for (const text of [logged, home, checked]) {
        expect(text).toMatch(today)
        expect(text).not.toMatch(/no better tomorrow|later today or tomorrow|No warning signs/)
      }
      for (const text of [logged, home]) expect(text).toMatch(urgentCard)
    },
  )
})

describe('37.8 °C with asthma', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'Asthma', usualDay })

  test('gets advice the same day in the log, on Home and in the check', async () => {
    setTo('2026-11-20T09:00:00Z')
    const logged = await log({ ...usual, temperature: 'low-fever' })
    const { home } = await read('home')
    for (const text of [logged, home, await checkSays('respiratory', { fever: 'low' })])
      expect(text).toMatch(today)
    expect(home).not.toMatch(/24 to 48 hours/)
  })
})

describe('breathlessness 6 without a lung condition, on the first day', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'None', age: 34 })

  test('gets advice the same day in the log, on Home and in the check, and no word that it is common', async () => {
    setTo('2026-11-20T09:00:00Z')
    const logged = await log({ ...usual, breathlessness: 6 })
    const { home } = await read('home')
    for (const text of [logged, home, await checkSays('general', { difficulty_breathing: 'moderate' })]) {
      expect(text).toMatch(/medical advice today|(contact a GP surgery|call 111)\b[^.]* today/i)
      expect(text).not.toMatch(/often the hardest|look mild/)
    }
    expect(home).toMatch(/You see this because: your breathlessness score is 6\./)
    const { aiTriage } = await read('aiTriage')
    expect(aiTriage).toMatch(/Your breathlessness score is 6 \(20 Nov\)\./)
    expect(aiTriage).not.toMatch(/breathlessness score is 4 or more/)
  })
})

describe('breathlessness 2 points above the two days before, with asthma and no usual day', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'Asthma' })

  test('is asked about in the log and on Home, with advice today if it is worse than usual', async () => {
    for (const day of [18, 19]) {
      setTo(`2026-11-${day}T09:00:00Z`)
      await log({ ...usual, breathlessness: 2 })
    }
    setTo('2026-11-20T09:00:00Z')
    const logged = await log({ ...usual, breathlessness: 4 })
    const { home } = await read('home')
    expect(logged).toMatch(/Is this worse than your usual\? Question/)
    expect(logged).not.toMatch(/Non-urgent|Keep an eye on this/)
    for (const text of [logged, home]) {
      expect(text).toMatch(/If this is worse than your usual, contact a GP surgery or call 111 today/)
      expect(text).not.toMatch(/few symptoms|Saved/)
    }
  })
})
