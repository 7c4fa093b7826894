import { notMonitored } from '@second-wind/core/content/help/not-monitored'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { announceInFlight } from '../../../../../web/src/data/local/database/in-flight.ts'
import { findDraft, listTriage } from '../../../../../web/src/data/local/index.ts'
import { addReceipts } from '../../../../../web/src/data/local/outbox/write-receipts.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  wellAnswersWith,
  button,
  saveAnswersDraft,
  labelOf,
  openChecker,
  openLastQuestion,
  openResult,
  expectQuestion,
} from '../open-checker.tsx'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const unseen = /^Nobody else has seen this result\. Do not wait for a reply/
const saved = () => screen.findByText(/Saved on this phone\./)
const swallowing = (option: string) =>
  screen.getByRole('radio', { name: labelOf('general', 'swallowing', option) })
const levels = async () => (await listTriage()).map(({ result }) => result)

describe('storing a result', () => {
  test.each([
    ['seek_help', { swallowing: 'unable' }, ['general:swallowing=unable']],
    ['monitor', { swallowing: 'difficult' }, ['general:swallowing=difficult']],
    ['stay_home', {}, []],
  ] as const)(
    'a result of %s is stored with its answers and reasons, and queued',
    async (level, changes, reasons) => {
      await openResult('general', changes)
      await saved()
      const [stored] = await listTriage()
      expect(stored).toMatchObject({
        result: level,
        track: 'general',
        answers: wellAnswersWith('general', changes),
        reasons,
        rulesVersion: expect.any(String),
      })
      expect(await db.outbox.toArray()).toMatchObject([
        { kind: 'triage.create', entityId: stored?.id, payload: { result: level } },
      ])
    },
  )

  test('what the profile contains is part of the stored result', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'COPD', conditions: [] }))
    await openResult('respiratory', { cough_mucus: 'changed' })
    await screen.findByRole('heading', { name: 'Urgent medical review needed today' })
    await saved()
    expect(await listTriage()).toMatchObject([{ result: 'monitor', reasons: ['A3'] }])
  })

  test('a result opened again, by reload or by Forward, is stored once', async () => {
    const first = await openResult('general')
    await saved()
    await first.user.click(button('Browser back'))
    await expectQuestion(9)
    await first.user.click(button('Browser forward'))
    await saved()
    first.unmount()
    await openChecker('/symptom-checker?step=10')
    await saved()
    expect(await levels()).toEqual(['stay_home'])
    expect(await db.outbox.count()).toBe(1)
  })

  test('Back and the same answer give the same result, and a milder answer gives a new one below the question about the first', async () => {
    const { user } = await openResult('general', { swallowing: 'unable' })
    await saved()
    await user.click(button('Back'))
    await expectQuestion(9)
    await user.click(swallowing('unable'))
    await saved()
    expect(await levels()).toEqual(['seek_help'])

    await user.click(button('Back'))
    await expectQuestion(9)
    await user.click(swallowing('none'))
    await screen.findByText('Do you still feel like this?')
    expect(screen.getByText(/^These answers have no new warning sign/)).toBeDefined()
    await waitFor(async () => expect(await levels()).toEqual(['monitor', 'seek_help']))
  })

  test('a result that was not stored because the phone shut down is stored when it is opened', async () => {
    const check = await saveAnswersDraft('general', wellAnswersWith('general', { fever: 'high' }))
    await openChecker('/symptom-checker?step=10')
    await saved()
    expect(await listTriage()).toMatchObject([{ id: check.id, result: 'seek_help' }])
  })
})

describe('an unsent result', () => {
  test('is labelled as not seen by any clinician when it is an emergency, until the server has it', async () => {
    await openResult('general', { fever: 'high' })
    await screen.findByText(unseen)
    expect(await screen.findByText(/Saved on this phone\.$/)).toBeDefined()
    const [row] = await db.outbox.toArray()
    const { mutationId = '', entityId = '' } = row ?? {}

    act(() => announceInFlight([mutationId]))
    await screen.findByText(/Sending\.$/)
    expect(screen.getByText(unseen)).toBeDefined()
    expect(screen.queryByText(notMonitored.text)).toBeNull()
    act(() => announceInFlight([]))

    await db.transaction('rw', db.outbox, db.receiptSets, async () => {
      await addReceipts([{ mutationId, entity: 'triage', entityId }], new Date().toISOString())
      await db.outbox.clear()
    })
    await screen.findByText(/Checked \d\d:\d\d\. Sent \d\d:\d\d\./)
    expect(screen.queryByText(unseen)).toBeNull()
    expect(screen.getByText(notMonitored.text)).toBeDefined()
  })

  test('does not call for 999 because it is unsent when it has no warning sign', async () => {
    await openResult('general')
    await saved()
    expect(screen.queryByText(unseen)).toBeNull()
  })
})

describe('when the phone cannot store', () => {
  test.each([
    ['a full phone', 'QuotaExceededError', /no room left/],
    ['storage that is gone', 'InvalidStateError', /could not reach the storage/],
  ])('with %s, the advice is shown, and labelled as not saved', async (_, name, whatToDo) => {
    const { finish, user } = await openLastQuestion('general', { fever: 'high' })
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', name)
    })
    await finish()
    await screen.findByRole('heading', { name: 'Get emergency help now' })
    expect(screen.getByRole('link', { name: 'Call 999 (NHS Emergency)' })).toBeDefined()
    await screen.findByRole('heading', { name: 'This result is not saved' })
    expect(screen.getByText(whatToDo)).toBeDefined()
    await screen.findByText('We could not save this result. Try again.')
    expect(screen.queryByText(/Saved on this phone/)).toBeNull()

    vi.mocked(IDBObjectStore.prototype.add).mockRestore()
    await user.click(button('Try again'))
    await saved()
    expect(screen.queryByText('This result is not saved')).toBeNull()
    await waitFor(() => expect(screen.queryByText(/^We could not save this result/)).toBeNull())
    expect(await levels()).toEqual(['seek_help'])
  })

  test('without stored drafts, the check can still be completed', async () => {
    const view = await openChecker()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await view.user.click(button('Start General Assessment'))
    await view.user.click(screen.getByRole('radio', { name: 'Normal for me' }))
    await expectQuestion(2)
    expect(await findDraft('symptom-check')).toBeUndefined()
  })
})
