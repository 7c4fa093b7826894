import { describe, expect, test } from 'vitest'
import { check, log, logUnread, read, readDashboard, send, setTo, withStory } from './story.tsx'

const usual = { coughSeverity: 4, breathlessness: 4, energy: 6, sputumConsistency: 'thin' } as const

describe('thick phlegm on two check-in days, with COPD', () => {
  withStory({
    conditions: ['COPD'],
    usualDay: { ...usual, mood: 7, sputumColor: 'clear', setOn: '2026-11-01' },
  })

  test('is to be watched on the first day, and advice today with a high alert on the second', async () => {
    const thick = { ...usual, sputumConsistency: 'thick' } as const
    setTo('2026-11-18T09:00:00Z')
    expect(await log(thick)).toMatch(/Contact a GP surgery or call 111 today Urgent advice.*Log every day/)
    await send()

    setTo('2026-11-19T09:00:00Z')
    const second = await log(thick)
    expect(second).toMatch(
      /Contact a GP surgery or call 111 today.*You logged: thick phlegm, different from usual, on at least two check-in days in a row/,
    )
    expect(second).not.toMatch(/Keep an eye on this|no better tomorrow/)
    await send()
    expect((await read('home'))['home']).toMatch(
      /Contact a GP surgery or call 111 today.*you logged thick phlegm, different from usual, on at least two check-in days in a row/,
    )
    const { row, alerts } = await readDashboard()
    expect(row).toMatch(/on at least two check-in days in a row/)
    expect(alerts).toMatch(
      /High Unread Thick phlegm, different from usual, on at least two check-in days in a row/,
    )
  })
})

describe('more phlegm than usual, with COPD', () => {
  withStory({ conditions: ['COPD'], usualDay: { ...usual, mood: 7, setOn: '2026-11-01' } })

  test('is advice today for the patient and an alert for the clinician, in the words of the answer', async () => {
    setTo('2026-11-18T09:00:00Z')
    expect(await log({ ...usual, sputumAmount: 'more' })).toMatch(
      /Contact a GP surgery or call 111 today.*more phlegm than usual/,
    )
    await send()
    const { row, alerts } = await readDashboard()
    expect(row).toMatch(/more phlegm than usual/i)
    expect(alerts).toMatch(/Medium Unread More phlegm than usual/)
  })
})

describe('"Worse than usual" on two check-in days, with COPD', () => {
  withStory({ conditions: ['COPD'], usualDay: { ...usual, mood: 7, setOn: '2026-11-01' } })

  test('is advice today for the patient and a high alert for the clinician', async () => {
    setTo('2026-11-18T09:00:00Z')
    const first = await log({ ...usual, comparedWithUsual: 'worse' })
    // The same deadline as in My plan, First aid, Connect to Care and the COPD card.
    expect(first.match(/Contact a GP surgery or call 111 today/g)).toHaveLength(1)
    const { home } = await read('home')
    for (const text of [first, home]) {
      expect(text).toMatch(/Contact a GP surgery or call 111 today Urgent advice/)
      expect(text).not.toMatch(/no better tomorrow|more than a day/)
    }
    setTo('2026-11-19T09:00:00Z')
    expect(await log({ ...usual, comparedWithUsual: 'worse' })).toMatch(
      /Contact a GP surgery or call 111 today.*You logged: feeling worse than usual, on at least two check-in days in a row/,
    )
    await send()
    expect((await readDashboard()).alerts).toMatch(
      /High Unread Feeling worse than usual, on at least two check-in days/,
    )
  })
})

describe('a fever beside high scores, without a lung condition', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'None' })

  test('is not milder than the same scores without a fever, nor is the next entry that day', async () => {
    const ill = { coughSeverity: 8, breathlessness: 5, energy: 3, temperature: 'normal' } as const
    for (const day of ['15', '16', '17', '18']) {
      setTo(`2026-11-${day}T09:00:00Z`)
      await log({ coughSeverity: 6, breathlessness: 4, energy: 5 })
    }
    setTo('2026-11-19T09:00:00Z')
    expect(await log(ill)).toMatch(
      /Your scores are still high\. Contact a GP surgery or call 111 for advice\./,
    )
    setTo('2026-11-19T09:05:00Z')
    const fever = await log({ ...ill, temperature: 'moderate-fever' })
    expect(fever).toMatch(
      /Contact a GP surgery or call 111 today.*You logged: a high temperature \(38\.3 to 39\.4°C\), with high scores \(cough 8, breathlessness 5, energy 3 out of 10\)/,
    )
    setTo('2026-11-19T10:00:00Z')
    const after = await log(ill)
    expect(after).toMatch(
      /Contact a GP surgery or call 111 today.*high scores \(cough 8, .*\), with another sign earlier/,
    )
    await send()
    const { home, history, aiTriage } = await read('home', 'history', 'aiTriage')
    for (const text of [fever, after, home, history, aiTriage])
      expect(text).not.toMatch(/Keep an eye on this|no better tomorrow/)
    expect((await readDashboard()).alerts).toMatch(/high scores/i)
  })
})

describe('severe COPD without a usual day, the same 6/6/3 for nine days', () => {
  withStory({ conditions: ['Severe COPD'] })

  test('is never called above usual, asks no question and raises no high alert', async () => {
    const stable = { coughSeverity: 6, breathlessness: 6, energy: 3 } as const
    for (let day = 11; day <= 18; day += 1) {
      setTo(`2026-11-${day}T09:00:00Z`)
      await logUnread(stable)
    }
    setTo('2026-11-19T09:00:00Z')
    const ninth = await log(stable)
    await send()
    const { home } = await read('home')
    for (const text of [ninth, home]) {
      expect(text).not.toMatch(/above usual|check-in days in a row|back to normal for you|I am worried/)
    }
    expect(ninth).toMatch(/Save as my usual day/)
    const { row, alerts } = await readDashboard()
    expect(alerts).not.toMatch(/High Unread/)
    for (const text of [row, alerts]) expect(text).not.toMatch(/(above|worse than) usual/i)
  })
})

describe('a cold with 37.8 to 38.2°C on two days, without a lung condition', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'None' })

  test('is a call to a GP surgery in the next day or two on every screen, and no alarm', async () => {
    const cold = { coughSeverity: 4, breathlessness: 1, energy: 6, temperature: 'low-fever' } as const
    setTo('2026-11-18T09:00:00Z')
    await logUnread(cold)
    setTo('2026-11-19T09:00:00Z')
    const second = await log(cold)
    expect(second).toMatch(
      /Contact a GP surgery or call 111 Non-urgent advice : You logged: a raised or high temperature \(37\.8 to 38\.2°C\), on at least two check-in days in a row/,
    )
    await send()
    const { home } = await read('home')
    expect(home).toMatch(/is no better\. Contact a GP surgery or call 111 in the next day or two\./)
    for (const text of [second, home]) expect(text).not.toMatch(/Do not wait until tomorrow|I am worried/)
    expect((await readDashboard()).alerts).toMatch(/No alerts/)
    expect(await check('general')).toMatch(
      /logged a raised or high temperature \(37\.8 to 38\.2°C\), on at least two check-in days in a row\. .*Contact a GP surgery or call 111 in the next day or two/,
    )
  })
})
