import type { UseFormReturnType } from '@mantine/form'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useSymptomField } from '../fields/use-symptom-field.ts'
import type { SymptomForm } from '../symptom-form.ts'
import { readMayEndFlareUp } from './read-log-context.ts'

type Form = UseFormReturnType<SymptomForm>
type Check = (values: SymptomForm) => boolean

/**
 * What the form asks before it saves. No question holds back an entry that calls for 999 (`isEmergency`): it is saved
 * with the scores marked as not set.
 *
 * Each question says whether it must be asked (`mustAsk`) and is on screen (`isAsking`). `timesAsked`: each time it is
 * asked, it takes the focus anew.
 */
export function useLogQuestions(form: Form, isEmergency: Check) {
  const emergencies = useEmergencyQuestion(form, isEmergency)
  const untouched = useUntouchedQuestion(form, isEmergency)
  const backToUsual = useBackToUsualQuestion(form, isEmergency)
  const [timesAsked, setTimesAsked] = useState(0)
  return {
    emergencies,
    untouched,
    backToUsual,
    missingChoice: { timesAsked, ask: () => setTimesAsked(timesAsked + 1) },
    resetQuestions: () => {
      emergencies.reset()
      untouched.reset()
      backToUsual.reset()
    },
  }
}

/** On a much worse day: is one of the emergencies happening? */
function useEmergencyQuestion(form: Form, isEmergency: Check) {
  const unanswered = { hasNone: false, timesAsked: 0 }
  const [{ hasNone, timesAsked }, setAnswer] = useState(unanswered)
  const dayChoice = useSymptomField(form, 'dayChoice')
  const isOpen = (choice: SymptomForm['dayChoice']) => choice === 'much-worse' && !hasNone
  return {
    hasNone,
    timesAsked,
    isAsking: isOpen(dayChoice),
    mustAsk: (values: SymptomForm) => isOpen(values.dayChoice) && !isEmergency(values),
    ask: () => setAnswer({ hasNone: false, timesAsked: timesAsked + 1 }),
    onAnswer: (answer: boolean) => setAnswer({ hasNone: answer, timesAsked: 0 }),
    reset: () => setAnswer(unanswered),
  }
}

/** Once for each entry: are the scores that the person did not touch right? */
function useUntouchedQuestion(form: Form, isEmergency: Check) {
  const unanswered = { timesAsked: 0, isAnswered: false }
  const [{ timesAsked, isAnswered }, setQuestion] = useState(unanswered)
  const scores = useSymptomField(form, 'untouchedScores')
  return {
    scores,
    timesAsked,
    isAsking: timesAsked > 0 && !isAnswered && scores.length > 0,
    // The list of a usual day shows which answers are not set, and no 5 in their place.
    mustAsk: (values: SymptomForm) =>
      !isAnswered &&
      values.dayChoice !== 'usual' &&
      values.untouchedScores.length > 0 &&
      !isEmergency(values),
    ask: () => setQuestion({ timesAsked: timesAsked + 1, isAnswered: false }),
    stopAsking: () => setQuestion((question) => ({ ...question, timesAsked: 0 })),
    setAnswered: () => setQuestion((question) => ({ ...question, isAnswered: true })),
    reset: () => setQuestion(unanswered),
  }
}

/** On a usual day while a flare-up is open: are breathing and phlegm, which were filled in, back to usual too? */
function useBackToUsualQuestion(form: Form, isEmergency: Check) {
  const unanswered = { isBack: false, timesAsked: 0 }
  const [{ isBack, timesAsked }, setAnswer] = useState(unanswered)
  const mayEnd = useLiveQuery(readMayEndFlareUp)
  const dayChoice = useSymptomField(form, 'dayChoice')
  const isOpen = (choice: SymptomForm['dayChoice']) => choice === 'usual' && mayEnd === true && !isBack
  return {
    isBack,
    timesAsked,
    isShown: dayChoice === 'usual' && mayEnd === true,
    isAsking: isOpen(dayChoice),
    mustAsk: (values: SymptomForm) => isOpen(values.dayChoice) && !isEmergency(values),
    ask: () => setAnswer({ isBack: false, timesAsked: timesAsked + 1 }),
    onBack: (answer: boolean) => setAnswer({ isBack: answer, timesAsked: 0 }),
    reset: () => setAnswer(unanswered),
  }
}
