import { captureMoment } from '@second-wind/core/platform/moment'
import type { ProfilePatch } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { Track } from '@second-wind/core/triage/options'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { flushOutbox } from '../../../web/src/data/local/flush/flush.ts'
import { listSymptoms, newId } from '../../../web/src/data/local/index.ts'
import { saveProfile, saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { updateSymptoms } from '../../../web/src/data/local/records/edit-and-delete-symptoms.ts'
import { analysisMs } from '../../../web/src/patient/ai-triage/use-analysis.ts'
import { InsightDialog } from '../../../web/src/patient/tracker/insight/insight-dialog.tsx'
import { assessLoggedSymptoms } from '../../../web/src/patient/tracker/log/assess-logged-symptoms.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { withSectionsOpen } from '../../support/open-sections.ts'
import { openApp, renderScreen } from '../../support/render.tsx'
import { rowOf, showDashboard } from '../clinician/open-dashboard.tsx'
import { withFreshDatabase } from '../data/local/fresh-database.ts'
import {
  type Answers,
  expectQuestion,
  openChecker,
  openResult,
  saveAnswersDraft,
  wellAnswersWith,
} from '../patient/symptom-checker/open-checker.tsx'

/** The patient of all stories, as the server and the phone know her at first. */
export const patientName = 'Amina Yusuf'

/** The screens on which a patient reads about how they are. */
const patientScreens = {
  home: '/',
  aiTriage: '/ai-triage',
  analytics: '/analytics',
  notifications: '/notifications',
  history: '/tracking?tab=history',
} as const
type PatientScreen = keyof typeof patientScreens

/**
 * One patient with her phone, her clinic's server and her clinician: the app's own screens on its own database, which
 * sends to the product's own server. Only the clock is set by the story.
 */
export function withStory(patch: ProfilePatch = {}) {
  withFreshDatabase()
  withSectionsOpen()
  let api: DemoApi
  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T09:00:00Z'), toFake: ['Date'] })
    api = await openDemoApi({ clock: { now: () => Date.now(), advance: () => undefined, setTo } })
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => api.request(path, init))
    await send()
    if (Object.keys(patch).length > 0) await saveProfile(patch, capture())
    await send()
  })
  afterEach(async () => {
    cleanup()
    vi.useRealTimers()
    await api.close()
  })
}

/** Moves the clocks of phone and server. @param instant ISO 8601 */
export const setTo = (instant: string): void => void vi.setSystemTime(instant)

const capture = () => captureMoment(Date.now(), 0)

/** Sends all that the phone has, and reads what is new. An open app may be sending at the same time. */
export const send = () =>
  waitFor(async () =>
    expect(await flushOutbox({ skipBackoff: true })).toMatchObject({ outcome: 'drained', pending: 0 }),
  )

/** Logs an entry now, and does not read what its insight says. */
export const logUnread = (changes: Partial<SymptomReport>) =>
  saveSymptoms(newId(), aReport(changes), capture())

/** Logs an entry now, and returns what its insight says. */
export async function log(changes: Partial<SymptomReport> = {}): Promise<string> {
  const [id, report, at] = [newId(), aReport(changes), capture()]
  const logged = await assessLoggedSymptoms(id, report, at, undefined)
  await saveSymptoms(id, report, at)
  const ignore = () => undefined
  renderScreen(<InsightDialog logged={logged} isOpen onClose={ignore} onViewProgress={ignore} />)
  const dialog = await screen.findByRole('dialog')
  const text = await readWhenSettled(dialog)
  cleanup()
  return text
}

/** Changes the newest entry now. */
export async function editNewest(changes: Partial<SymptomReport>): Promise<void> {
  const [newest] = await listSymptoms(1)
  if (!newest) throw new Error('there is no entry to edit')
  await updateSymptoms(newest.id, aReport(changes), capture())
}

/** Finishes a symptom check now, without symptoms but for the given answers, and returns what its result says. */
export async function check(track: Track, answers: Answers = {}): Promise<string> {
  await openResult(track, answers)
  const text = await readWhenSettled(document.body)
  cleanup()
  return text
}

/** Answers the first questions of a symptom check now, and leaves it. */
export async function leaveCheck(track: Track, answers: Answers, count: number): Promise<void> {
  await saveAnswersDraft(track, wellAnswersWith(track, answers), count)
  const { unmount } = await openChecker(`/symptom-checker?step=${count + 1}`)
  await expectQuestion(count + 1)
  unmount()
}

/** What the patient reads on these screens. */
export async function read(...names: PatientScreen[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const name of names) {
    await openApp(patientScreens[name])
    if (name === 'aiTriage') await finishAnalysis()
    texts[name] = await readWhenSettled(screen.getByRole('main'))
    cleanup()
  }
  return texts
}

async function finishAnalysis(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Start Analysis' }))
  await screen.findByRole('button', { name: 'Stop and go back' })
  vi.setSystemTime(Date.now() + analysisMs)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop and go back' })).toBeNull())
}

/** What the clinician reads in the row of the patient, and in the list of alerts. */
export async function readDashboard(): Promise<{ row: string; alerts: string }> {
  await showDashboard('?tab=patients')
  await waitFor(() => expect(rowOf(patientName)).toBeDefined())
  const row = textOf(rowOf(patientName))
  cleanup()
  await showDashboard('?tab=alerts')
  const panel = await screen.findByRole('tabpanel', { name: /^Alerts/ })
  const alerts = await readWhenSettled(panel)
  cleanup()
  return { row, alerts }
}

/** Its text once nothing has changed for a moment: live queries have answered, and parts that load later are there. */
async function readWhenSettled(element: Element): Promise<string> {
  for (let text = textOf(element); ;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
    const next = textOf(element)
    if (next === text) return text
    text = next
  }
}

const textOf = (element: Element): string =>
  [...element.querySelectorAll('*:not(style)')]
    .flatMap((part) => [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .map((node) => node.textContent?.trim())
    .filter(Boolean)
    .join(' ')
