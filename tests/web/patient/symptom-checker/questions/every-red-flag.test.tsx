import { questions } from '@second-wind/core/content/triage/questions'
import { patientId } from '@second-wind/core/platform/ids'
import { generalRules } from '@second-wind/core/triage/general-rules'
import type { Track } from '@second-wind/core/triage/options'
import { respiratoryRules } from '@second-wind/core/triage/respiratory-rules'
import type { TriageRule } from '@second-wind/core/triage/triage-rule'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLock } from '../../../../../web/src/data/live/lock-state.ts'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { saveSessionState } from '../../../../../web/src/data/local/account/session-state.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { openApp } from '../../../../support/render.tsx'
import { withLockedPhone } from '../../../access/lock/locked-phone.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { json } from '../../../data/local/fake-sync-server.ts'
import { wellAnswersWith, labelOf } from '../open-checker.tsx'
import '../../../../support/real-mode.ts'

const db = withLockedPhone()
const server = withFakeSessionServer()
beforeEach(async () => {
  await claimAccount({ patientId: patientId.parse(7) })
  await db.profile.put(aPatient())
})
afterEach(() => vi.restoreAllMocks())

const redFlags: TriageRule[] = [...generalRules, ...respiratoryRules].filter(
  ({ level }) => level === 'seek_help',
)

/** States of the phone while a person answers. */
const states: Record<string, () => void | Promise<void>> = {
  'all is well': () => {},
  'the storage is full': () => failEveryWrite('QuotaExceededError'),
  'the database is broken': () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('gone', 'InvalidStateError')
    })
  },
  'the database does not answer': () => {
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(askNobody)
  },
  'the phone was signed out elsewhere': () => hold('revoked'),
  'nobody has signed in for 30 days': () => hold('stale'),
  'the phone was silent for half a year': () => hold('dormant'),
  'there is no signal': () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  },
  'the server fails': () => {
    vi.stubGlobal('fetch', async () => json({ error: { code: 'server_error', message: 'No' } }, 500))
  },
}

/** A request that never ends. */
function askNobody(this: IDBObjectStore): IDBRequest {
  const pending = {
    onsuccess: null,
    onerror: null,
    error: null,
    readyState: 'pending',
    result: undefined,
  } as const
  return Object.assign(new EventTarget(), { ...pending, source: this, transaction: this.transaction })
}

async function hold(state: 'revoked' | 'stale' | 'dormant'): Promise<void> {
  await saveSessionState(state)
  server().session = { state }
}

function failEveryWrite(name: string): void {
  for (const method of ['add', 'put'] as const)
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', name)
    })
}

const warning = () => screen.queryByText(/^This answer is a warning sign\./)?.closest('section')
const choose = (track: Track, question: string, option: string) =>
  fireEvent.click(screen.getByLabelText(labelOf(track, question, option)))
const untilQuestion = (at: number) => screen.findByText(new RegExp(`^Question ${at + 1} of`))

async function begin(track: Track): Promise<void> {
  // Leaving the screens closes a lock that is on.
  setLock('open')
  await openApp(track === 'general' ? '/symptom-checker' : '/enhanced-symptom-checker')
  const start = { general: 'Start General Assessment', respiratory: 'Start Enhanced Assessment' }[track]
  fireEvent.click(await screen.findByText(start))
}

/**
 * Every answer that calls for 999, one by one, each taken back again but for the last, which leads to the result.
 *
 * @returns how many there were
 */
async function giveEveryWarningSign(track: Track, expectWarning: () => void): Promise<number> {
  const [trackQuestions, well] = [questions[track], wellAnswersWith(track)]
  const all = trackQuestions.flatMap(({ id }) =>
    redFlags.filter((flag) => flag.track === track && flag.question === id),
  )
  await begin(track)
  for (const [at, { id }] of trackQuestions.entries()) {
    for (const flag of all.filter(({ question }) => question === id)) {
      await untilQuestion(at)
      choose(track, id, flag.option)
      if (at + 1 === trackQuestions.length) return all.length
      await untilQuestion(at + 1)
      expectWarning()
      if (flag === all.at(-1)) break
      fireEvent.click(screen.getByText('Back'))
      await untilQuestion(at)
      choose(track, id, well[id] ?? '')
      await untilQuestion(at + 1)
      expect(warning()).toBeUndefined()
      fireEvent.click(screen.getByText('Back'))
    }
    if (warning() && all.at(-1)?.question === id) continue
    await untilQuestion(at)
    choose(track, id, well[id] ?? '')
  }
  return all.length
}

/** The link to 999 is accessible and nothing covers it. */
function expectCall(place: Element | null | undefined): void {
  const link = place?.querySelector('a[href="tel:999"]')
  if (!link) throw new Error('there is no link to 999')
  expect(link.closest('[inert], [hidden], [aria-hidden="true"], [aria-disabled="true"]')).toBeNull()
  let isCaught: boolean | undefined
  const look = (event: Event) => {
    isCaught = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  fireEvent.click(link)
  expect(isCaught).toBe(false)
}

const bar = () => document.querySelector('[aria-label="Get help by phone"]')

async function expectEmergency(): Promise<void> {
  expectCall((await screen.findByText('Call 999 (NHS Emergency)')).closest('main'))
  expectCall(bar())
}

const tracks = ['general', 'respiratory'] as const

describe('a red flag', () => {
  test.each(Object.entries(states))(
    'shows 999 when %s, for all sixteen',
    async (_, occur) => {
      await occur()
      let given = 0
      for (const track of tracks) {
        given += await giveEveryWarningSign(track, () => expectCall(warning()))
        await expectEmergency()
        cleanup()
      }
      expect(given).toBe(16)
    },
    120_000,
  )

  test('shows 999 in a locked app, and the card and result are there again when it is unlocked', async () => {
    for (const track of tracks) {
      await giveEveryWarningSign(track, () => {
        act(() => setLock('locked'))
        expect(warning()).toBeUndefined()
        expectCall(bar())
        act(() => setLock('open'))
        expectCall(warning())
      })
      act(() => setLock('locked'))
      expect(screen.queryByText('Call 999 (NHS Emergency)')).toBeNull()
      expectCall(bar())
      act(() => setLock('open'))
      await expectEmergency()
      cleanup()
    }
  }, 120_000)
})
