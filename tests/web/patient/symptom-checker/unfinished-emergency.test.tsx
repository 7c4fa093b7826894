import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findDraft, listTriage, saveDraft } from '../../../../web/src/data/local/index.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openHome } from '../home/open-home.tsx'
import {
  answerAll,
  button,
  expectQuestion,
  labelOf,
  openChecker,
  saveAnswersDraft,
  wellAnswersWith,
} from './open-checker.tsx'

const db = withFreshDatabase()
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const redFlag = { difficulty_breathing: 'severe' }
const answers = wellAnswersWith('general', redFlag)
const option = (value: string) =>
  screen.getByRole('radio', { name: labelOf('general', 'difficulty_breathing', value) })

/** The first question has the answer that calls for 999, and the second is on screen. */
async function openAfterRedFlag() {
  await saveAnswersDraft('general', answers, 1)
  const view = await openChecker('/symptom-checker?step=2')
  await expectQuestion(2)
  return view
}

const expectStored = (count: number) => waitFor(async () => expect(await listTriage()).toHaveLength(count))

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('a check with a warning sign that is left before its end', () => {
  test('is stored and queued with the answers so far, and can still be finished', async () => {
    const { unmount } = await openAfterRedFlag()
    unmount()
    await expectStored(1)
    expect(await listTriage()).toMatchObject([
      {
        result: 'seek_help',
        answers: redFlag,
        reasons: ['general:difficulty_breathing=severe', 'incomplete'],
      },
    ])
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'triage.create' }])

    const { user } = await openChecker('/symptom-checker?step=2')
    await expectQuestion(2)
    await answerAll(user, 'general', answers, 2)
    await expectStored(2)
    expect((await listTriage()).map((stored) => stored.answers)).toContainEqual(answers)
  })

  test('is stored when the person asks what to do until help comes', async () => {
    const { user } = await openAfterRedFlag()
    await user.click(button('See what to do now'))
    await expectStored(1)
  })

  test('is stored when the app is closed or covered, and once only', async () => {
    await openAfterRedFlag()
    hide()
    await expectStored(1)
    hide()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expectStored(1)
  })

  test('is stored once when the app was closed before it had noted that it is stored', async () => {
    const { user, unmount } = await openAfterRedFlag()
    await user.click(screen.getByRole('radio', { name: labelOf('general', 'chest_pain', 'none') }))
    await expectQuestion(3)
    const draft = await findDraft('symptom-check')
    unmount()
    await expectStored(1)
    await saveDraft('symptom-check', draft)
    await openHome()
    await waitFor(async () => expect(await findDraft('symptom-check')).toHaveProperty('reported'))
    expect(await listTriage()).toHaveLength(1)
    expect(await db.outbox.count()).toBe(1)
  })

  test('is noted as stored only after it is, because a page that is reloaded gets no further than its first write', async () => {
    await openAfterRedFlag()
    const writes: string[] = []
    const { add, put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
      writes.push(this.name)
      return add.apply(this, row)
    })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      writes.push(JSON.stringify(row).includes('reported') ? 'note' : this.name)
      return put.apply(this, row)
    })
    hide()
    await waitFor(() => expect(writes).toContain('note'))
    expect(writes).toEqual(['outbox', 'triage', 'note'])
  })

  test('is stored by Home when it could not be stored on leaving', async () => {
    const { unmount } = await openAfterRedFlag()
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    unmount()
    await waitFor(() => expect(full).toHaveBeenCalled())
    full.mockRestore()
    await waitFor(async () => expect(await findDraft('symptom-check')).not.toHaveProperty('reported'))
    await openHome()
    await expectStored(1)
  })

  test.each([
    ['starts again', 'Start again'],
    ['starts another check', 'Start General Assessment'],
  ])(
    'is stored with the time of its answers when the person opens the check again and %s',
    async (_, name) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') })
      await saveAnswersDraft('general', answers, 1)
      const draft = await findDraft('symptom-check')
      await saveDraft('symptom-check', { ...Object(draft), answeredAt: '2026-11-20T09:00:00.000Z' })
      vi.setSystemTime(Date.parse('2026-11-20T11:00:00Z'))
      const { user } = await openChecker()
      await user.click(await screen.findByRole('button', { name }))
      await user.click(button('Yes, start again'))
      await expectStored(1)
      expect(await listTriage()).toMatchObject([
        { result: 'seek_help', answers: redFlag, createdAt: '2026-11-20T09:00:00.000Z' },
      ])
      await waitFor(async () =>
        expect(await findDraft('symptom-check')).not.toMatchObject({ answers: redFlag }),
      )
    },
  )

  test('is not stored when the answer was a slip that was corrected first', async () => {
    const { user, unmount } = await openAfterRedFlag()
    await user.click(button('Back'))
    await expectQuestion(1)
    await user.click(option('none'))
    await expectQuestion(2)
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await listTriage()).toEqual([])
  })

  test('is asked about on Home when the browser closed before it was stored', async () => {
    await saveAnswersDraft('general', answers, 3)
    await openHome()
    expect(await screen.findByText('Do you still feel like this?')).toBeDefined()
    await expectStored(1)
    await waitFor(async () =>
      expect(await findDraft('symptom-check')).toMatchObject({
        reported: ['general:difficulty_breathing=severe'],
      }),
    )
  })
})

describe('a check with a warning sign that was killed just before midnight', () => {
  const openedAt = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })

  async function killedBeforeMidnight(): Promise<void> {
    openedAt('2026-11-20T23:50:00')
    await openAfterRedFlag().then(async ({ user, unmount }) => {
      await user.click(screen.getByRole('radio', { name: labelOf('general', 'chest_pain', 'none') }))
      await expectQuestion(3)
      const draft = await findDraft('symptom-check')
      unmount()
      await expectStored(1)
      await db.triage.clear()
      await db.outbox.clear()
      await saveDraft('symptom-check', draft)
    })
  }

  test.each([
    ['Home opens', openHome],
    ['the check opens', () => openChecker()],
  ])('counts from the time of the last answer when %s the next day', async (_, open) => {
    await killedBeforeMidnight()
    openedAt('2026-11-21T07:00:00')
    await open()
    await expectStored(1)
    expect(await listTriage()).toMatchObject([{ result: 'seek_help', localDate: '2026-11-20' }])
    await waitFor(async () => expect(await findDraft('symptom-check')).toBeUndefined())
  })

  test('is asked about on Home the next day', async () => {
    await killedBeforeMidnight()
    openedAt('2026-11-21T07:00:00')
    await openHome()
    expect(await screen.findByText('Do you still feel like this?')).toBeDefined()
  })

  test('by an older app, which kept no time, counts from the end of its day', async () => {
    openedAt('2026-11-22T07:00:00')
    await saveAnswersDraft('general', answers, 3, '2026-11-20')
    await openHome()
    await expectStored(1)
    expect(await listTriage()).toMatchObject([{ result: 'seek_help', localDate: '2026-11-20' }])
  })

  test('is discarded after 48 hours, when a sign no longer counts', async () => {
    await killedBeforeMidnight()
    openedAt('2026-11-22T23:51:00')
    await openHome()
    await waitFor(async () => expect(await findDraft('symptom-check')).toBeUndefined())
    expect(await listTriage()).toEqual([])
  })

  test('stays for the next time when the phone cannot store it', async () => {
    await killedBeforeMidnight()
    openedAt('2026-11-21T07:00:00')
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await openHome()
    await waitFor(() => expect(full).toHaveBeenCalled())
    full.mockRestore()
    cleanup()
    expect(await findDraft('symptom-check')).toMatchObject({ localDate: '2026-11-20' })
    await openHome()
    await expectStored(1)
  })
})

describe('a check without a warning sign that is left before its end', () => {
  test('is not stored', async () => {
    await saveAnswersDraft('general', wellAnswersWith('general'), 3)
    const { unmount } = await openChecker('/symptom-checker?step=4')
    await expectQuestion(4)
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await listTriage()).toEqual([])
  })
})
