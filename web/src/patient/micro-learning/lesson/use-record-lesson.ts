import type { LearningLesson } from '@second-wind/core/content/learning/module-schema'
import { useRef, useState } from 'react'
import { captureNow, newId, notSavedReason, type NotSavedReason } from '../../../data/local/index.ts'
import { saveActivity } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'

type Recording = {
  notSaved: NotSavedReason | undefined
  /** Returns whether the lesson is complete; true at most once. */
  record: () => Promise<boolean>
}

/**
 * Records a lesson once, even if its button is pressed several times. A lesson completed earlier is not recorded
 * again.
 */
export function useRecordLesson(lesson: LearningLesson, wasCompleted: boolean): Recording {
  const [id] = useState(newId)
  const isPressed = useRef(false)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()

  const record = async () => {
    if (isPressed.current) return false
    isPressed.current = true
    if (wasCompleted) return true
    const reason = await save(id, lesson)
    isPressed.current = reason === undefined
    setNotSaved(reason)
    if (reason) toastError('Not saved', 'This lesson could not be saved. Try again.')
    else if (notSaved) clearToastError()
    return reason === undefined
  }
  return { notSaved, record }
}

function save(id: string, { id: type, title }: LearningLesson): Promise<NotSavedReason | undefined> {
  return saveActivity(id, { type, title, completed: true }, captureNow()).then(
    () => undefined,
    notSavedReason,
  )
}
