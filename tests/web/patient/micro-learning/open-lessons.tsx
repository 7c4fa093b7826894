import type { LearningLesson } from '@second-wind/core/content/learning/module-schema'
import type { ModuleId } from '@second-wind/core/content/learning/modules'
import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveActivity } from '../../../../web/src/data/local/lazy.ts'
import { MicroLearningScreen } from '../../../../web/src/patient/micro-learning/micro-learning-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'

/** The lessons, with the browser's own Back beside them and the address below. */
export async function openLessons(module?: string) {
  const user = userEvent.setup()
  renderScreen(
    <>
      <MicroLearningScreen />
      <Browser />
    </>,
    module ? `/micro-learning?module=${module}` : '/micro-learning',
  )
  await screen.findAllByRole('heading', { level: module ? 3 : 2 })
  return user
}

export type User = ReturnType<typeof userEvent.setup>

export const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }))

export const address = () => screen.getByTestId('address').textContent

/** Lessons 1 to `count` of a module, done yesterday. */
export async function saveCompletedLessons(module: ModuleId, count: number): Promise<void> {
  const at = captureMoment(Date.now() - dayMs, 0)
  for (let lesson = 1; lesson <= count; lesson += 1) {
    await saveActivity(newId(), { type: `${module}-${lesson}`, title: 'A lesson', completed: true }, at)
  }
}

/** Does what the open lesson asks for, and goes on. */
export async function completeLesson(user: User, lesson: LearningLesson): Promise<void> {
  await screen.findByRole('heading', { name: lesson.title })
  if (lesson.type === 'quiz') await press(user, lesson.quiz.options[lesson.quiz.correctAnswer] ?? '')
  while (screen.queryByRole('button', { name: 'Next Step' })) await press(user, 'Next Step')
  await press(user, /^(Next Lesson|Complete Module)$/)
}

function Browser() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
      <p data-testid="address">{pathname + search}</p>
    </>
  )
}
