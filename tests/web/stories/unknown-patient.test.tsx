import { describe, expect, test } from 'vitest'
import { log, patientName, read, readDashboard, send, setTo, withStory } from './story.tsx'

const well = { breathlessness: 1, coughSeverity: 1, energy: 9, mood: 9 } as const

describe('a vulnerable person of 78 who has sent nothing yet', () => {
  withStory({ isVulnerable: true, age: 78 })

  test('is shown as not known, and after a well day as in a higher-risk group without severe symptoms', async () => {
    setTo('2026-11-20T09:00:00Z')
    const before = await readDashboard()
    expect(before.row).toMatch(
      /NOT KNOWN \? Vulnerable Nothing received yet\. We do not know how this patient is/,
    )
    expect(before.row).not.toMatch(/HIGH|Severe symptoms/)
    expect(before.alerts).toMatch(/No alerts/)

    await log(well)
    await send()
    const { row } = await readDashboard()
    expect(row).toMatch(/HIGH ▲ Vulnerable Higher-risk group/)
    expect(row).not.toMatch(/Severe symptoms|seek help/i)
  })
})

describe('untouched temperature and phlegm', () => {
  withStory()

  test('are not answered in the history, and the clinician reads that the risk is not known', async () => {
    setTo('2026-11-20T09:00:00Z')
    await log({ ...well, untouchedFields: ['temperature', 'sputumColor', 'sputumConsistency'] })
    await send()
    const { history } = await read('history')
    expect(history).toMatch(/Temperature: Not answered Phlegm: Not answered/)
    expect((await readDashboard()).row).toMatch(
      /NOT KNOWN \? Some answers are missing from the latest check-in/,
    )
  })
})

describe('a person who lives in Wales', () => {
  withStory({ nation: 'wales', location: 'Machynlleth' })

  test('reads no warning about 111 in Northern Ireland, and the clinician sees an unchecked identity', async () => {
    setTo('2026-11-20T09:00:00Z')
    await send()
    const { home, notifications } = await read('home', 'notifications')
    for (const text of [home, notifications]) expect(text).not.toMatch(/Northern Ireland/)
    expect((await readDashboard()).row).toContain(`${patientName} 34 years old, female Identity not checked`)
  })
})
