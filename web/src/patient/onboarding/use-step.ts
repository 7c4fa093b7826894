import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lastStep } from './step-config.ts'

export const stepHeadingId = 'setup-step'

export type SetupSteps = {
  step: number
  /** Opens a step and focuses its heading, or what `thenFocus` focuses. */
  goTo: (step: number, thenFocus?: () => void) => void
}

/** The step is part of the address, so that the phone's Back button opens the previous step. */
export function useStep(): SetupSteps {
  const [params, setParams] = useSearchParams()
  const requestedStep = Number(params.get('step') ?? 1)
  const step =
    Number.isInteger(requestedStep) && requestedStep >= 1 && requestedStep <= lastStep ? requestedStep : 1
  const focus = useRef(focusHeading)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focus.current()
    focus.current = focusHeading
  }, [step])

  const goTo = (next: number, thenFocus = focusHeading) => {
    if (next === step) return thenFocus()
    focus.current = thenFocus
    setParams(next === 1 ? {} : { step: String(next) })
  }
  return { step, goTo }
}

function focusHeading(): void {
  document.getElementById(stepHeadingId)?.focus()
}
