import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

/** The earlier steps in the browser's history, in the order in which they were visited. */
const historyState = z.object({ trail: z.array(z.int()) })

export type QuestionSteps = {
  /** 0 is the start, 1 the first question, one more than there are questions the result. */
  step: number
  goTo: (step: number) => void
  /** @param from the step on screen, which may be earlier than the one in the address */
  back: (from: number) => void
  /** Returns to the start; goes back in the history if the check began there. */
  restart: () => void
}

/** The step in the address. The app's Back and the browser's Back lead to the same page while there is history. */
export function useSteps(): QuestionSteps {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const step = stepIn(search)
  const trail = historyState.safeParse(state).data?.trail ?? []
  return {
    step,
    goTo: (next) => void navigate(addressOf(next), { state: { trail: [...trail, step] } }),
    back: (from) => {
      if (trail.at(-1) === from - 1) void navigate(-1)
      else void navigate(addressOf(from - 1), { replace: true, state: { trail } })
    },
    restart: () => {
      if (trail[0] === 0) void navigate(-trail.length)
      else void navigate(addressOf(0), { replace: true })
    },
  }
}

const addressOf = (step: number) => ({ search: step === 0 ? '' : `?step=${step}` })

function stepIn(search: string): number {
  const step = Number(new URLSearchParams(search).get('step'))
  return Number.isInteger(step) && step > 0 ? step : 0
}
