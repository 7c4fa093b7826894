import { describe, expect, test } from 'vitest'
import { check, log, logUnread, read, readDashboard, send, setTo, withStory } from './story.tsx'

const usual = { coughSeverity: 4, breathlessness: 4, energy: 6 } as const
const coldWords = /\bcolds?\b|sore throat|89%|steady|stable/i

describe('a COPD flare-up over three days', () => {
  withStory({
    conditions: ['Severe COPD'],
    age: 62,
    usualDay: { ...usual, mood: 7, sputumColor: 'clear', setOn: '2026-11-01' },
  })

  test('is usual, then one sign to watch, then advice today, for patient and clinician', async () => {
    setTo('2026-11-18T09:00:00Z')
    expect(await log(usual)).toMatch(/This is like your usual day\./)
    await send()
    expect((await readDashboard()).row).toMatch(/which are usual for this patient\. As usual/)

    setTo('2026-11-19T09:00:00Z')
    expect(await log({ ...usual, coughSeverity: 6 })).toMatch(/call 111 today.*cough above usual/)
    await send()
    expect((await readDashboard()).alerts).toMatch(/Medium Unread Cough above usual\./)

    setTo('2026-11-20T09:00:00Z')
    const third = await log({ ...usual, coughSeverity: 6, breathlessness: 6, sputumColor: 'green' })
    expect(third).toMatch(
      /Contact a GP surgery or call 111 today.*a COPD flare-up: breathing, cough, green phlegm/,
    )
    expect(third).not.toMatch(coldWords)
    await send()
    const { home, aiTriage, notifications } = await read('home', 'aiTriage', 'notifications')
    expect(home).toMatch(
      /Contact a GP surgery or call 111 today.*signs of a COPD flare-up: breathing, cough, green phlegm/,
    )
    for (const text of [home, aiTriage, notifications]) expect(text).not.toMatch(/steady|stable condition/i)
    const { row, alerts } = await readDashboard()
    expect(row).toMatch(/HIGH.*Signs of a COPD flare-up: .*, today 09:00\..*Worse: breathing \+2, cough \+2/)
    expect(alerts).toMatch(/High Unread Signs of a COPD flare-up.*Cough above usual/)
  })

  test.each([
    ['general', { cough_mucus: 'coloured' }],
    ['respiratory', { wheeze_cough: 'increased' }],
    ['general', { difficulty_breathing: 'mild', cough_mucus: 'coloured' }],
    ['respiratory', { difficulty_breathing: 'moderate', cough_mucus: 'changed' }],
  ] as const)('never advises to look after oneself after the %s check with %j', async (track, answers) => {
    setTo('2026-11-20T09:00:00Z')
    const result = await check(track, answers)
    expect(result).toMatch(/^Back (This can be a COPD flare-up\. .*)?Get medical advice .*You have COPD/)
    expect(result).not.toMatch(coldWords)
  })
})

describe('a stable person with severe COPD, 4/4/6 every day', () => {
  withStory({ conditions: ['Severe COPD'], usualDay: { ...usual, setOn: '2026-11-01' } })

  test('is not sent to a GP on check-in day 10 or 29, and raises no alert', async () => {
    for (let day = 2; day <= 30; day += 1) {
      setTo(`2026-11-${String(day).padStart(2, '0')}T09:00:00Z`)
      if (day !== 11 && day !== 30) await logUnread(usual)
      else expect(await log(usual)).toMatch(/^Recovery Insight Sent 09:00 This is like your usual day\./)
    }
    setTo('2026-11-30T18:00:00Z')
    const quickLog = await log({ ...usual, untouchedFields: ['temperature'] })
    expect(quickLog).toMatch(/^Recovery Insight Sent 18:00 What you answered is like your usual day\./)
    await send()
    const { home } = await read('home')
    expect(home).toMatch(/This is like your usual day\./)
    expect(home).not.toMatch(/call 111 today|within 24 to 48 hours|I am worried/)
    const { row, alerts } = await readDashboard()
    expect(row).toMatch(
      /Moderate symptoms, which are usual for this patient\. Some answers are missing\. As usual/,
    )
    expect(alerts).toMatch(/No alerts/)
  })
})
