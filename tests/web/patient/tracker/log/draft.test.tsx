import { addDays, captureMoment } from '@second-wind/core/platform/moment'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { captureNow, findDraft, newId, saveDraft } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { emptyForm } from '../../../../../web/src/patient/tracker/symptom-form.ts'
import { formatLocalDate } from '../../../../../web/src/ui/format/format-local-date.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { adviceTodayHeading } from '../../../../fixtures/advice-today-heading.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  insight,
  logButton,
  mildDay,
  openForm,
  setEachAnswer,
  openTracker,
  setScores,
  slider,
} from '../open-tracker.tsx'

const db = withFreshDatabase()
const today = captureNow().localDate
const halfFilled = {
  ...emptyForm,
  coughSeverity: 8,
  untouchedScores: ['breathlessness', 'energy', 'mood'],
  notes: 'Half',
  dayChoice: 'each',
}

describe('keeping a draft', () => {
  test('a half-filled form is restored, and labelled as a draft', async () => {
    const first = openForm()
    await setScores(first.user, { Cough: 8 })
    fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: 'Half a sentence' } })
    first.unmount()
    await waitFor(async () => expect(await findDraft('symptoms')).toBeDefined())

    openTracker()
    await screen.findByText(/^We have kept your answers from earlier today/)
    expect(slider('Cough').getAttribute('aria-valuetext')).toBe('8 out of 10, Significant')
    expect(slider('Mood').getAttribute('aria-valuetext')).toMatch(/^Not set yet/)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Half a sentence')
  })

  test('a restored form shows again what its answers call for', async () => {
    await db.profile.put(aPatient({ conditions: ['COPD'] }))
    const left = { ...emptyForm, coughSeverity: 6, breathlessness: 6, dayChoice: 'worse' }
    await saveDraft('symptoms', { id: newId(), localDate: today, form: left })
    openTracker()
    expect(await screen.findByRole('heading', { name: adviceTodayHeading })).toBeDefined()
  })

  test('a draft from before an update keeps the peak flow that was typed under its old name', async () => {
    const { peakFlowLpm: _, ...before } = halfFilled
    await saveDraft('symptoms', { id: newId(), localDate: today, form: { ...before, peakFlow: '320' } })
    openTracker()
    await screen.findByText(/^We have kept/)
    expect(screen.getByLabelText<HTMLInputElement>(/^Peak flow/).value).toBe('320')
  })

  function typeNotes(text: string): void {
    fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: text } })
  }
  /** No pause in the typing is ever long enough, unless the test lets time pass. */
  const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const half = { form: { notes: 'Half' } }

  test.each([
    ['put away', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['taken to another page', () => window.dispatchEvent(new Event('pagehide'))],
  ])('when the phone is %s in mid-sentence, the draft is stored at once', async (_, leave) => {
    openForm()
    stopTime()
    typeNotes('Half')
    leave()
    vi.useRealTimers()
    await waitFor(async () => expect(await findDraft('symptoms')).toMatchObject(half))
  })

  test('a phone that shuts down loses at most two seconds of typing, also without a pause', async () => {
    openForm()
    stopTime()
    for (let passedMs = 0; passedMs < 2_000; passedMs += 200) {
      typeNotes(passedMs < 1_800 ? 'H'.repeat(passedMs / 200 + 1) : 'Half')
      vi.advanceTimersByTime(200)
    }
    vi.useRealTimers()
    await waitFor(async () => expect(await findDraft('symptoms')).toMatchObject(half))
  })
})

describe('a draft of yesterday', () => {
  test('is carried on with as an entry for that day, with the 999 card of its sign', async () => {
    const yesterday = addDays(today, -1)
    const form = { ...halfFilled, breathlessness: 10, untouchedScores: ['energy', 'mood'] }
    await saveDraft('symptoms', { id: newId(), localDate: yesterday, form })
    openTracker()
    const day = formatLocalDate(yesterday)
    await screen.findByText(`We have kept your answers for ${day}. They are not saved yet.`)
    expect(screen.getByRole('heading', { name: 'Symptom Check for another day' })).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/^Which day/).value).toBe(yesterday)
    expect(screen.getByRole('link', { name: 'Call 999' })).toBeDefined()
    expect(await findDraft('symptoms')).toBeDefined()
  })

  test('is deleted by the person who logs today instead', async () => {
    await saveDraft('symptoms', { id: newId(), localDate: addDays(today, -1), form: halfFilled })
    const { user } = openTracker()
    await user.click(await screen.findByRole('button', { name: 'Delete them and log today' }))
    expect(screen.getByRole('heading', { name: "Today's Symptom Check" })).toBeDefined()
    await waitFor(async () => expect(await findDraft('symptoms')).toBeUndefined())
  })
})

describe('discarding a draft', () => {
  test('logging the entry deletes the draft', async () => {
    await saveDraft('symptoms', { id: newId(), localDate: today, form: halfFilled })
    const { user } = openTracker()
    await screen.findByText(/^We have kept/)
    await setScores(user, mildDay)
    await user.click(logButton())
    await insight()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(async () => expect(await findDraft('symptoms')).toBeUndefined())
    expect(await db.symptoms.toArray()).toMatchObject([{ coughSeverity: 3, notes: 'Half' }])
  })

  test.each([
    ['of the day before yesterday', { id: newId(), localDate: addDays(today, -2), form: halfFilled }],
    ['of an older version of the app', { id: newId(), localDate: today, values: { cough: 8 } }],
  ])('a draft %s is not offered as one of today', async (_, draft) => {
    await saveDraft('symptoms', draft)
    openTracker()
    await waitFor(async () => expect(await findDraft('symptoms')).toBeUndefined())
    expect(screen.queryByText(/^We have kept/)).toBeNull()
    setEachAnswer()
    expect(slider('Cough').getAttribute('aria-valuenow')).toBe('5')
  })

  test('a draft whose entry was saved just before a crash is not offered again', async () => {
    const id = newId()
    await saveSymptoms(id, aReport(), captureMoment(Date.now(), 0))
    await saveDraft('symptoms', { id, localDate: today, form: halfFilled })
    openTracker()
    await waitFor(async () => expect(await findDraft('symptoms')).toBeUndefined())
    expect(screen.queryByText(/^We have kept/)).toBeNull()
  })

  test('"Start again" empties the form and deletes the draft', async () => {
    await saveDraft('symptoms', { id: newId(), localDate: today, form: halfFilled })
    const { user } = openTracker()
    await user.click(await screen.findByRole('button', { name: 'Start again' }))
    setEachAnswer()
    expect(screen.getAllByText('Not set yet')).toHaveLength(4 + 3)
    await waitFor(async () => expect(await findDraft('symptoms')).toBeUndefined())
  })

  test('"Start again" and another choice of the day close the question about scores that were not set', async () => {
    await saveDraft('symptoms', { id: newId(), localDate: today, form: { ...emptyForm, dayChoice: 'worse' } })
    const { user } = openTracker()
    await screen.findByText(/^We have kept/)
    await user.click(logButton())
    expect(screen.getByRole('alert', { name: /^You have not rated / })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Much worse' }))
    await waitFor(() => expect(screen.queryByRole('alert', { name: /^You have not rated / })).toBeNull())
    await user.click(screen.getByRole('radio', { name: 'Worse than usual' }))
    await user.click(logButton())
    await user.click(await screen.findByRole('button', { name: 'Start again' }))
    expect(screen.queryByRole('alert', { name: /^You have not rated / })).toBeNull()
  })
})
