import { fireEvent, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { TrackerScreen } from '../../../../web/src/patient/tracker/tracker-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'

export const mildDay = { Cough: 3, Breathlessness: 2, Energy: 7, Mood: 8 }

export function openTracker(path = '/tracking') {
  const user = userEvent.setup()
  const view = renderScreen(<TrackerScreen />, path)
  return { user, unmount: view.unmount }
}

/** The sliders and lists of every answer, unless a slider is open. */
export function setEachAnswer(): void {
  if (screen.queryAllByRole('slider').length === 0)
    fireEvent.click(screen.getByRole('button', { name: 'Set each answer myself' }))
}

/** The tracker with every answer open. */
export function openForm() {
  const opened = openTracker()
  setEachAnswer()
  return opened
}

/** By keyboard, as a person does who cannot drag. */
export async function setScores(user: UserEvent, scores: Record<string, number>): Promise<void> {
  setEachAnswer()
  for (const [name, score] of Object.entries(scores)) {
    screen.getByRole('slider', { name }).focus()
    await user.keyboard(`{Home}${'{ArrowRight}'.repeat(score - 1)}`)
  }
}

export const logButton = () => screen.getByRole('button', { name: 'Log Symptoms' })
export const slider = (name: string) => screen.getByRole('slider', { name })
export const emergency = () => screen.findByRole('dialog', { name: 'Warning sign in your entry' })
export const earlierEmergency = () => screen.findByRole('dialog', { name: 'An earlier warning sign' })
/** In place of the insight, when something needs advice today. */
export const adviceToday = () => screen.findByRole('dialog', { name: 'Advice about your entry' })
export const insight = () => screen.findByRole('dialog', { name: 'Recovery Insight' })
