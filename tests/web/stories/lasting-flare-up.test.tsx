import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { renderScreen } from '../../support/render.tsx'
import { check, log, logUnread, read, readDashboard, send, setTo, withStory } from './story.tsx'

const usual = { coughSeverity: 4, breathlessness: 4, energy: 6, sputumColor: 'clear' } as const
const flareUp = { ...usual, coughSeverity: 6, breathlessness: 6, sputumColor: 'green' } as const
const screens = ['home', 'aiTriage', 'notifications', 'history'] as const

const reply = async (...names: string[]) => {
  const { unmount } = renderScreen(<FollowUpCard />)
  for (const name of names) {
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  }
  unmount()
}

describe('a COPD flare-up that no usual day follows', () => {
  withStory({
    conditions: ['Severe COPD'],
    age: 62,
    usualDay: { ...usual, mood: 7, sputumConsistency: 'thin', setOn: '2026-11-01' },
  })

  test('stays on every screen of the patient as a calm question, for as long as the alert of the clinic', async () => {
    setTo('2026-11-16T09:00:00Z')
    await logUnread(flareUp)
    await send()

    setTo('2026-11-23T10:00:00Z')
    const asked = await read(...screens)
    for (const name of screens) {
      expect(asked[name], name).toMatch(
        /On 16 November at 09:00 you logged signs of a COPD flare-up: .* Are you back to normal for you\?/,
      )
      expect(asked[name], name).toMatch(
        /[Cc]ontact a GP surgery or call 111 today\. If you get worse, call 999\./,
      )
    }
    expect((await readDashboard()).alerts).toMatch(/High Unread Signs of a COPD flare-up/)

    const result = await check('general')
    expect(result).toMatch(
      /Are you back to normal for you\? Yes No, not yet .*contact a GP surgery or call 111 today/,
    )
    expect(result).not.toMatch(/Earlier: 1 more sign/)
    await reply('No, not yet')
    setTo('2026-11-24T10:00:00Z')
    const { home } = await read('home')
    expect(home).toMatch(/Yesterday at 10:00 you told us that you were not back to normal for you\./)
    expect(home).toMatch(/I am back to normal for me/)
    await send()
    expect((await readDashboard()).row).not.toMatch(/silent/i)
  })

  test('is asked about no more after the day that is usual again, which reads as one', async () => {
    setTo('2026-11-16T09:00:00Z')
    await logUnread(flareUp)
    setTo('2026-11-19T09:00:00Z')
    expect(await log({ ...usual, energy: 4 })).toMatch(/Are you back to normal for you\?/)
    setTo('2026-11-21T09:00:00Z')
    expect(await log(usual)).toMatch(/This is like your usual day\./)
    const texts = await read(...screens)
    for (const name of screens)
      expect(texts[name], name).not.toMatch(/back to normal for you|you logged signs/)
  })

  test('with 12 puffs is asked about until a usual day has its puffs, and the clinic reads no "As usual"', async () => {
    setTo('2026-11-16T09:00:00Z')
    await logUnread({ ...usual, relieverPuffs: 12 })
    await send()
    setTo('2026-11-17T10:00:00Z')
    expect(await log(usual)).toMatch(/Log your reliever puffs on that day too\./)
    await send()
    expect((await read('home'))['home']).toMatch(/Are you back to normal for you\?/)
    expect((await readDashboard()).row).not.toMatch(/As usual/)

    setTo('2026-11-18T10:00:00Z')
    await logUnread({ ...usual, relieverPuffs: 2 })
    expect((await read('home'))['home']).not.toMatch(/back to normal for you/)
  })

  test('is not asked about on a day that is worse: the new sign and what to do come first, and the question waits', async () => {
    setTo('2026-11-16T09:00:00Z')
    await logUnread(flareUp)
    setTo('2026-11-19T09:00:00Z')
    const worse = { ...usual, comparedWithUsual: 'worse' } as const
    const dialog = await log(worse)
    expect(dialog).toMatch(
      /Contact a GP surgery or call 111 today.*feeling worse than usual.*On Monday at 09:00 you logged signs of a COPD flare-up/,
    )
    expect(dialog).not.toMatch(/back to normal for you/)
    const today = (await read('home'))['home']
    expect(today).toMatch(
      /^Contact a GP surgery or call 111 today Urgent advice : This morning at 09:00 you logged feeling worse than usual\. .*Call 111 Call 999 Also logged: On Monday at 09:00 you logged signs of a COPD flare-up/,
    )
    expect(today).not.toMatch(/back to normal for you\?|Keep an eye on this/)

    setTo('2026-11-20T10:00:00Z')
    const nextDay = (await read('home'))['home']
    expect(nextDay).toMatch(/Are you back to normal for you\? Yes No, not yet/)
    expect(nextDay).toMatch(
      /^Contact a GP surgery or call 111 today Urgent advice .*feeling worse than usual\. You have not told us since then that you are better\. Do not wait until tomorrow\./,
    )
    expect(nextDay).not.toMatch(/Keep an eye on this|Let's keep an eye/)
  })

  test('does not end with one tap: "Yes" asks about breathing and phlegm first, and "No, not yet" is then the reply', async () => {
    setTo('2026-11-16T09:00:00Z')
    await logUnread(flareUp)
    setTo('2026-11-18T09:00:00Z')
    await reply('Yes')
    expect((await read('home'))['home']).toMatch(/Are you back to normal for you\?/)
    const { unmount } = renderScreen(<FollowUpCard />)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(screen.getByText('Your “Yes” is not saved until you answer this.')).toBeDefined()
    unmount()
    await reply('Yes', 'No, not yet')
    expect((await read('home'))['home']).toMatch(
      /This morning at 09:00 you told us that you were not back to normal for you\./,
    )
    await reply('I am back to normal for me')
    expect((await read('home'))['home']).toMatch(/I am back to normal for me/)
  })

  test('names what was logged since beside the question, when that is not like the usual day', async () => {
    setTo('2026-11-16T09:00:00Z')
    await logUnread(flareUp)
    setTo('2026-11-18T08:00:00Z')
    await logUnread({ ...usual, energy: 2 })
    setTo('2026-11-18T09:00:00Z')
    renderScreen(<FollowUpCard />)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    const question = await screen.findByRole('group', {
      name: 'Are your breathing and phlegm back to usual too?',
    })
    expect(question.textContent).toMatch(
      /^Something that you logged since is not like your usual day\. Answer for how you are now\..*This morning at 08:00 you logged.*energy/,
    )
  })

  test('is asked about no more after the reply that the person is back to usual', async () => {
    setTo('2026-11-16T09:00:00Z')
    await logUnread(flareUp)
    setTo('2026-11-18T09:00:00Z')
    await reply('Yes', 'Yes, both')
    expect((await read('home'))['home']).not.toMatch(/back to normal for you/)
  })
})
