import { questions } from '@second-wind/core/content/triage/questions'
import type { Track } from '@second-wind/core/triage/options'
import { screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
import { captureNow } from '../../../../web/src/data/local/index.ts'
import { newId, saveDraft } from '../../../../web/src/data/local/index.ts'
import { SymptomCheckerScreen } from '../../../../web/src/patient/symptom-checker/symptom-checker-screen.tsx'
import { renderScreen, waitForScreen } from '../../../support/render.tsx'

export type Answers = Record<string, string>

/** The check, once the profile is read. */
export async function openChecker(path?: string, startTrack?: 'respiratory') {
  const view = renderChecker(path, startTrack)
  await waitForScreen()
  return view
}

/** The screen with what a browser has around it: an address and buttons for its history. */
export function renderChecker(path = '/symptom-checker', startTrack?: 'respiratory') {
  const user = userEvent.setup()
  const view = renderScreen(
    <>
      <SymptomCheckerScreen {...(startTrack && { startTrack })} />
      <Browser />
    </>,
    path,
  )
  return { user, unmount: view.unmount }
}

function Browser() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <footer>
      <output aria-label="Address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Browser back</button>
      <button onClick={() => void navigate(1)}>Browser forward</button>
    </footer>
  )
}

export const address = () => screen.getByLabelText('Address').textContent
export const button = (name: string) => screen.getByRole('button', { name })
export const expectQuestion = (number: number) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`^Question ${number} of`) })

/** No symptoms except these answers. */
export function wellAnswersWith(track: Track, changes: Answers = {}): Answers {
  const well = Object.fromEntries(questions[track].map(({ id, options }) => [id, options[0]?.id ?? '']))
  return { ...well, ...changes }
}

export function labelOf(track: Track, questionId: string, option: string): string {
  const question = questions[track].find(({ id }) => id === questionId)
  const label = question?.options.find(({ id }) => id === option)?.label
  if (label === undefined) throw new Error(`no option ${questionId}=${option}`)
  return label
}

/** By tap, from the question on screen to the last one. */
export async function answerAll(user: UserEvent, track: Track, answers: Answers, from = 1): Promise<void> {
  for (const { id } of questions[track].slice(from - 1)) {
    await user.click(screen.getByRole('radio', { name: labelOf(track, id, answers[id] ?? '') }))
  }
}

/** Answers that the phone has kept: all of them, or those of the first `count` questions. */
export async function saveAnswersDraft(track: Track, answers: Answers, count?: number, localDate?: string) {
  const kept = questions[track].slice(0, count).map(({ id }) => [id, answers[id]])
  const check = {
    id: newId(),
    localDate: localDate ?? captureNow().localDate,
    track,
    answers: Object.fromEntries(kept),
  }
  await saveDraft('symptom-check', check)
  return check
}

/** All answered but the last question, which is on screen; answering it gives the result. */
export async function openLastQuestion(track: Track, changes: Answers = {}) {
  const trackQuestions = questions[track]
  const answers = wellAnswersWith(track, changes)
  await saveAnswersDraft(track, answers, trackQuestions.length - 1)
  const view = await openChecker(`/symptom-checker?step=${trackQuestions.length}`)
  await expectQuestion(trackQuestions.length)
  return { ...view, finish: () => answerAll(view.user, track, answers, trackQuestions.length) }
}

/** The result of a check that is answered here and now. */
export async function openResult(track: Track, changes: Answers = {}) {
  const { finish, ...view } = await openLastQuestion(track, changes)
  await finish()
  await screen.findByRole('button', { name: 'Back' })
  return view
}
