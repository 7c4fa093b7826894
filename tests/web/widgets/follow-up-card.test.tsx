import { followUpReply } from '@second-wind/core/findings/follow-up-reply'
import { captureMoment } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { flushOutbox } from '../../../web/src/data/local/flush/flush.ts'
import { listTriage, newId } from '../../../web/src/data/local/index.ts'
import { saveSymptoms, saveTriage } from '../../../web/src/data/local/lazy.ts'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()
beforeEach(() => {
  new FakeSyncServer().install()
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const at = (time: string) => captureMoment(new Date(time).getTime(), -new Date(time).getTimezoneOffset())
const log = (time: string, changes: Partial<SymptomReport>) =>
  saveSymptoms(newId(), aReport(changes), at(time))
const open = (exceptId?: string) =>
  render(
    <MemoryRouter>
      <FollowUpCard {...(exceptId !== undefined && { exceptId })} />
    </MemoryRouter>,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const expectNever = (text: RegExp) =>
  expect(screen.findByText(text, undefined, { timeout: 300 })).rejects.toThrow(/Unable to find/)

describe('a red flag of the last 48 hours, with a milder entry after it', () => {
  beforeEach(async () => {
    await log('2026-11-20T08:12:00', { breathlessness: 9 })
    await log('2026-11-20T08:14:00', { breathlessness: 2 })
  })

  test('has a card that names what was logged and when, and asks whether it is still so', async () => {
    open()
    expect(await screen.findByText(/morning at 08:12 you logged breathlessness 9 out of 10\./)).toBeDefined()
    expect(screen.getByText('Do you still feel like this?')).toBeDefined()
  })

  test('stores "Yes" as a reply and shows the call to 999', async () => {
    open()
    await press('Yes')
    expect(await screen.findByRole('link', { name: 'Call 999' })).toBeDefined()
    const [reply] = await vi.waitFor(async () => {
      const stored = await listTriage()
      expect(stored).toHaveLength(1)
      return stored
    })
    expect(reply).toMatchObject({ track: 'follow-up', result: 'seek_help' })
    expect(reply && followUpReply(reply)?.answer).toBe('still')
    expect(await screen.findByText('Call 999 now')).toBeDefined()
    expect(screen.getByText(/This morning at 08:12 you logged breathlessness 9 out of 10/)).toBeDefined()
  })

  test('stores "No, I am better" as a reply, and the finding stays on the screen', async () => {
    open()
    await press('No, I am better')
    expect(await screen.findByText(/You replied: I am better\./)).toBeDefined()
    expect(screen.getByText(/This morning at 08:12 you logged breathlessness 9 out of 10/)).toBeDefined()
    expect(screen.getByText(/If it comes back, call 999/)).toBeDefined()
    expect(screen.getByText('We keep your reply with what you logged.')).toBeDefined()
    expect(await listTriage()).toMatchObject([{ track: 'follow-up', result: 'monitor' }])
  })

  test('no longer shows the call to 999 after a later "I am better now"', async () => {
    open()
    await press('Yes')
    vi.setSystemTime(new Date('2026-11-20T10:05:00'))
    await press('I am better now')
    expect(await screen.findByText(/You replied: I am better\./)).toBeDefined()
    expect(screen.queryByText('Call 999 now')).toBeNull()
  })

  test('is asked about again when the same sign is logged after the reply', async () => {
    open()
    await press('No, I am better')
    await screen.findByText(/You replied: I am better/)
    await log('2026-11-20T11:30:00', { breathlessness: 9 })
    expect(await screen.findByText(/This morning at 11:30 you logged breathlessness 9/)).toBeDefined()
  })

  test('has no card after 48 hours', async () => {
    vi.setSystemTime(new Date('2026-11-22T08:13:00'))
    open()
    await expectNever(/you logged/)
  })
})

describe('the card about a sign', () => {
  test('has one line with advice for the same day for an urgent finding, and no question', async () => {
    await log('2026-11-19T18:02:00', { breathlessness: 7 })
    open()
    await screen.findByText(/Yesterday at 18:02 you logged breathlessness 7 out of 10\./)
    expect(screen.getByText(/call 111 today/)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('asks about a symptom check with the result 999, except on its own result', async () => {
    const id = newId()
    const outcome = { result: 'seek_help', track: 'general', rulesVersion: RULES_VERSION } as const
    await saveTriage(id, outcome, at('2026-11-20T09:30:00'))
    const { unmount } = open()
    await screen.findByText(/This morning at 09:30 your symptom check said to call 999\./)
    unmount()
    open(id)
    await expectNever(/your symptom check/)
  })

  test('says of a sign that was not logged on this phone that no one may have looked at it yet', async () => {
    await log('2026-11-20T08:12:00', { breathlessness: 9 })
    await db.outbox.clear()
    open()
    expect(
      await screen.findByText(
        /^Your care team may not have seen this yet\. Do not wait for a reply\. Call 999 or 111/,
      ),
    ).toBeDefined()
  })

  test('shows with the call to 999 for red phlegm that is still there how much blood is enough for it', async () => {
    await log('2026-11-20T08:12:00', { sputumColor: 'red', sputumConsistency: 'thin' })
    open()
    await press('Yes')
    expect(await screen.findByRole('heading', { name: /Call 999 now$/ })).toBeDefined()
    expect(
      screen.getByText(/^A few spots or streaks: ask for an urgent GP appointment or call 111/),
    ).toBeDefined()
  })
})

describe('every sign that counts', () => {
  test('is listed, and a list of more than three folds after the most serious ones', async () => {
    await log('2026-11-20T04:00:00', { energy: 2 })
    for (const hour of [5, 6, 7, 8]) await log(`2026-11-20T0${hour}:00:00`, { coughSeverity: 9 })
    open()
    expect((await screen.findByText('1 more')).closest('details')?.textContent).toMatch(/y 2 out of 10\.$/)
  })

  test('stays listed with its time when a more serious one takes the first place', async () => {
    await log('2026-11-19T20:00:00', { breathlessness: 7 })
    await log('2026-11-20T08:12:00', { breathlessness: 9 })
    await log('2026-11-20T09:00:00', { sputumColor: 'red' })
    open()
    expect(await screen.findByText(/morning at 08:12 you logged breathlessness 9 out of 10\./)).toBeDefined()
    await vi.waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'This morning at 09:00 you logged red or blood-stained phlegm. Not sent yet.',
        'Yesterday at 20:00 you logged the same signs. Not sent yet.',
      ]),
    )
  })

  test('keeps the reply "I am better" beside it when another red flag comes', async () => {
    await log('2026-11-20T08:12:00', { breathlessness: 9 })
    const { unmount } = open()
    await press('No, I am better')
    await screen.findByText(/You replied: I am better\./)
    unmount()
    await log('2026-11-20T09:00:00', { sputumColor: 'red', sputumConsistency: 'thin' })
    open()
    await screen.findByText('Do you still feel like this?')
    const item = await screen.findByText(/breathlessness 9 out of 10/, { selector: 'li' })
    expect(item.textContent).toMatch(/You replied: I am better\./)
  })

  test('of one entry is named once, in the card', async () => {
    await log('2026-11-20T08:12:00', { breathlessness: 9, comparedWithUsual: 'much-worse' })
    open()
    expect(
      await screen.findByText(/breathlessness 9 out of 10\. Also: feeling much worse than usual\./),
    ).toBeDefined()
    expect(screen.queryByText('Also logged:')).toBeNull()
  })

  test('has no list when it is the only one', async () => {
    await log('2026-11-20T08:12:00', { breathlessness: 9 })
    open()
    await screen.findByText(/you logged breathlessness 9/)
    expect(screen.queryByText('Also logged:')).toBeNull()
  })
})

describe('a sign that is stored only on this phone', () => {
  const notSent = /^Your clinic has not seen this yet\./

  test('is labelled so, with the sentence that help does not wait for it', async () => {
    await log('2026-11-20T08:12:00', { breathlessness: 9 })
    open()
    const sentence = await screen.findByText(notSent)
    expect(sentence.textContent).toMatch(/Call 999 or 111/)
    expect(sentence.closest('section')?.contains(screen.getByText('Do you still feel like this?'))).toBe(true)
  })

  test('is no longer labelled so once the server has it', async () => {
    await log('2026-11-20T08:12:00', { breathlessness: 9 })
    open()
    await screen.findByText(notSent)
    await flushOutbox({ skipBackoff: true })
    await vi.waitFor(() => expect(screen.queryByText(notSent)).toBeNull())
    expect(screen.getByText(/you logged breathlessness 9/)).toBeDefined()
    expect(
      await screen.findByText(
        /^This has been sent\. Your care team may not have seen it yet\. Do not wait for a reply\./,
      ),
    ).toBeDefined()
  })
})

describe('a COPD flare-up that was logged twice on one day', () => {
  const flareUp = { breathlessness: 8, coughSeverity: 8, energy: 2 } as const
  const usual = { setOn: '2026-11-01', breathlessness: 3, coughSeverity: 3, energy: 6 } as const
  beforeEach(async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'COPD', usualDay: usual }))
    await log('2026-11-18T09:00:00', flareUp)
    await log('2026-11-19T09:00:00', flareUp)
    await log('2026-11-20T04:03:00', flareUp)
    await log('2026-11-20T04:08:00', flareUp)
  })

  test('is named once with its worst sign first, and no sign twice', async () => {
    open()
    const card = await screen.findByText(/^Early this morning at 04:08 you logged/)
    await vi.waitFor(() => expect(card.textContent).toMatch(/\. Also: /))
    for (const score of ['breathlessness 8 out of 10', 'energy 2 out of 10'])
      expect(card.textContent.split(score).length - 1).toBeLessThan(2)
    expect(screen.getByText(/^Early this morning at 04:03 you logged the same signs\./)).toBeDefined()
  })
})
