import { describe, expect, test } from 'vitest'
import { check, editNewest, leaveCheck, log, read, readDashboard, send, setTo, withStory } from './story.tsx'

/** Nothing may say this while a warning sign counts. */
const praise =
  /looks? mild|good start|well done|on track|steady|stable condition|no warning sign|weekly goal/i
const allScreens = ['home', 'aiTriage', 'analytics', 'notifications', 'history'] as const

describe('16 puffs of reliever in a day, with asthma', () => {
  withStory()

  test('is advice today on every screen, and a high alert', async () => {
    setTo('2026-11-20T09:00:00Z')
    expect(await log({ relieverPuffs: 16 })).toMatch(
      /Contact a GP surgery or call 111 today.*16 puffs of reliever in 24 hours.*wears off in under 4 hours, call 999/,
    )
    await send()
    const { home, notifications, history, aiTriage, analytics } = await read(...allScreens)
    for (const text of [home, notifications, history])
      expect(text).toMatch(
        /Contact a GP surgery or call 111 today.*logged 16 puffs of reliever in 24 hours\. .*wears off in under 4 hours, call 999\. This has been sent\..* Call 111 Call 999/,
      )
    expect(aiTriage).toMatch(/16 puffs|more than 8 puffs/)
    expect(analytics).toContain('On 20 Nov you logged a warning sign.')
    const result = await check('respiratory')
    expect(result).toMatch(/16 puffs of reliever/)
    for (const text of [home, aiTriage, analytics, notifications, result]) expect(text).not.toMatch(praise)

    const { row, alerts } = await readDashboard()
    expect(row).toMatch(/HIGH.*1 Alert 16 puffs of reliever in 24 hours, today 09:00\./)
    expect(alerts).toMatch(/High Unread 16 puffs of reliever in 24 hours\. Logged today 09:00/)
  })
})

describe('a milder entry two minutes after breathlessness 9', () => {
  withStory()

  test('does not make any screen milder, and the clinician still reads the 999 sign', async () => {
    setTo('2026-11-20T09:00:00Z')
    expect(await log({ breathlessness: 9 })).toMatch(/Call 999 if you feel like this now/)
    setTo('2026-11-20T09:02:00Z')
    expect(await log({ breathlessness: 1, coughSeverity: 1 })).toMatch(
      /An earlier warning sign.*breathlessness 9 out of 10.*Do you still feel like this\?/,
    )
    await send()
    const { home, notifications, history, aiTriage, analytics } = await read(...allScreens)
    for (const text of [home, notifications, history])
      expect(text).toMatch(
        /logged breathlessness 9 out of 10\. .*Do you still feel like this\? Yes No, I am better/,
      )
    expect(aiTriage).toMatch(/breathlessness/i)
    const result = await check('general')
    expect(result).toMatch(
      /logged breathlessness 9 out of 10\. .*Do you still feel like this\? Yes No, I am better/,
    )
    for (const text of [home, aiTriage, analytics, notifications, result]) expect(text).not.toMatch(praise)

    const { row, alerts } = await readDashboard()
    expect(row).toMatch(/HIGH.*999 sign: breathlessness 9 out of 10, today 09:00\./)
    expect(alerts).toMatch(/Critical Unread Breathlessness 9 out of 10\./)
  })
})

describe('a usual day after breathlessness 9 and very low energy, with COPD', () => {
  const usual = { coughSeverity: 4, breathlessness: 4, energy: 5, sputumColor: 'clear' } as const
  withStory({
    conditions: ['Severe COPD'],
    age: 62,
    usualDay: { ...usual, mood: 7, sputumConsistency: 'thin', setOn: '2026-11-01' },
  })

  test('is named nowhere as a second warning sign', async () => {
    setTo('2026-11-20T09:00:00Z')
    await log({ ...usual, breathlessness: 9, energy: 2 })
    setTo('2026-11-20T12:00:00Z')
    const dialog = await log(usual)
    const texts = await read('home', 'aiTriage', 'notifications', 'history')
    for (const text of [dialog, ...Object.values(texts)]) {
      expect(text).toMatch(/breathlessness 9 out of 10/)
      expect(text).not.toMatch(/lower scores than earlier|more than one warning sign/)
    }
  })
})

describe('"Much worse" without any score', () => {
  withStory()

  test('is advice today for the patient and a high alert for the clinician', async () => {
    setTo('2026-11-20T09:00:00Z')
    const insight = await log({
      comparedWithUsual: 'much-worse',
      untouchedScores: ['coughSeverity', 'breathlessness', 'energy', 'mood'],
      untouchedFields: ['temperature', 'sputumColor', 'sputumConsistency'],
    })
    expect(insight).toMatch(
      /Contact a GP surgery or call 111 today.*You logged: feeling much worse than usual/,
    )
    await send()
    const { home, history } = await read('home', 'history')
    expect(home).toMatch(/Contact a GP surgery or call 111 today.*you logged feeling much worse than usual/)
    expect(home).not.toMatch(praise)
    expect(history).toMatch(/Much worse than usual/)
    const { row, alerts } = await readDashboard()
    expect(row).toMatch(/HIGH.*Feeling much worse than usual, today 09:00\./)
    expect(alerts).toMatch(/High Unread Feeling much worse than usual\./)
  })
})

describe('a red entry with one sign', () => {
  withStory()

  test.each([
    [{ breathlessness: 9 }, 'breathlessness 9 out of 10', /temperature|phlegm/],
    [{ sputumColor: 'red' }, 'red or blood-stained phlegm', /temperature|breathlessness/],
    [{ temperature: 'high-fever' }, 'a very high temperature', /phlegm|breathlessness/],
  ] as const)(
    'shows after %j only 999, with the sign that was logged and no other',
    async (changes, sign, otherSign) => {
      setTo('2026-11-20T09:00:00Z')
      const text = await log(changes)
      const [, logged = ''] = text.split('You logged:')
      expect(text).toMatch(/^Warning sign in your entry Call 999 if you feel like this now/)
      expect(logged).toMatch(new RegExp(sign))
      expect(logged.slice(0, 80)).not.toMatch(otherSign)
      expect(text).not.toMatch(/tomorrow|Recovery Insight|saved\b.*success/i)
    },
  )
})

describe('a red entry with milder signs too, with COPD', () => {
  withStory({ conditions: ['COPD'] })

  test('names them below the call to 999, which is the only card', async () => {
    setTo('2026-11-20T09:00:00Z')
    const text = await log({ breathlessness: 9, relieverPuffs: 6, sputumColor: 'green' })
    expect(text).toMatch(
      /You logged: breathlessness 9 out of 10 .*Call 999.*Also logged:.*6 puffs of reliever in 24 hours/,
    )
    expect(text).not.toMatch(/Contact a GP surgery or call 111 today|Keep an eye on this/)
  })
})

describe('999 advice from a check, then a very high temperature that is corrected', () => {
  withStory()

  test('keeps both findings for the clinician, and the correction withdraws only its own', async () => {
    setTo('2026-11-20T09:00:00Z')
    expect(await check('general', { difficulty_breathing: 'severe' })).toMatch(/Call 999 now/)
    await send()
    setTo('2026-11-20T09:02:00Z')
    await log({ temperature: 'high-fever' })
    await send()
    const before = await readDashboard()
    expect(before.row).toMatch(
      /HIGH.*2 Alerts 999 advice from a symptom check: severe trouble breathing: .*, today 09:00\. Also 1 more 999 sign\./,
    )
    expect(before.alerts).toContain('The symptom check said to call 999.')
    expect(before.alerts).toContain('A very high temperature')

    setTo('2026-11-20T09:12:00Z')
    await editNewest({ temperature: 'low-fever' })
    await send()
    const after = await readDashboard()
    expect(after.row).toMatch(/HIGH.*2 Alerts 999 advice from a symptom check: severe trouble breathing: /)
    expect(after.alerts).toMatch(
      /The symptom check said to call 999\..*A very high temperature.*by the patient/,
    )
    const { home } = await read('home')
    expect(home).toMatch(
      /your symptom check said to call 999 \(severe trouble breathing: [^)]+\)\. .*Do you still feel like this\?/,
    )
    expect(home).not.toMatch(praise)
  })
})

describe('38.1 °C with asthma', () => {
  withStory()

  test('is called a raised or high temperature with its figures, never slightly high', async () => {
    setTo('2026-11-20T09:00:00Z')
    expect(await log({ temperature: 'low-fever' })).toMatch(
      /a raised or high temperature \(37\.8 to 38\.2°C\)/,
    )
    await send()
    const texts = Object.values(await read('home', 'history')).join(' ')
    expect(texts).toContain('37.8 to 38.2°C')
    expect(texts).not.toMatch(/slightly/i)
  })
})

describe('a check that is left after the answer that calls for 999', () => {
  withStory({ conditions: ['COPD'] })

  test('is asked about on every screen, and is the first thing that the clinician reads', async () => {
    setTo('2026-11-20T09:00:00Z')
    await leaveCheck('respiratory', { difficulty_breathing: 'severe' }, 6)
    await send()
    const texts = await read('home', 'aiTriage', 'notifications', 'history')
    for (const text of Object.values(texts))
      expect(text).toMatch(/your symptom check said to call 999.*Do you still feel like this\?/)
    expect(texts['home']).not.toMatch(praise)
    const { row, alerts } = await readDashboard()
    expect(row).toMatch(/HIGH.*999 advice from a symptom check: .*, today 09:00/)
    expect(alerts).toMatch(/Critical Unread .*The symptom check said to call 999/)
  })
})
