import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { useRef, useState } from 'react'
import {
  captureAt,
  listActivities,
  listSymptoms,
  newId,
  type NotSavedReason,
  notSavedReason,
} from '../../../data/local/index.ts'
import { saveActivity } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'
import type { LibraryActivity } from '../library-activity.ts'
import { listProgressChanges } from './list-progress-changes.ts'

/** `counted`: what it counted for, in sentences; undefined when that could not be read. */
export type FinishedActivity = { durationMin: number; counted: string[] | undefined }

type Finishing = {
  finished: FinishedActivity | undefined
  notSaved: NotSavedReason | undefined
  finish: (durationMin: number) => Promise<void>
}

/** Records an activity once, even if Done is pressed several times. */
export function useFinishActivity(activity: LibraryActivity): Finishing {
  const [id] = useState(newId)
  const isBusy = useRef(false)
  const [finished, setFinished] = useState<FinishedActivity>()
  const [notSaved, setNotSaved] = useState<NotSavedReason>()

  const finish = async (durationMin: number) => {
    if (isBusy.current) return
    isBusy.current = true
    const result = await record(id, activity, durationMin).catch(notSavedReason)
    isBusy.current = false
    if (typeof result !== 'string') {
      setFinished(result)
      if (notSaved) clearToastError()
      return
    }
    setNotSaved(result)
    toastError('Not saved', 'Your activity could not be saved. Try again.')
  }
  return { finished, notSaved, finish }
}

async function record(id: string, activity: LibraryActivity, durationMin: number): Promise<FinishedActivity> {
  const now = Date.now()
  const at = captureAt(now)
  const report = { type: activity.id, title: activity.title, completed: true, durationMin }
  const before = await readHistory()
  await saveActivity(id, report, at)
  const after = await readHistory()
  return { durationMin, counted: before && after && listProgressChanges(before, after, at.localDate) }
}

/** The effect on tasks is optional information; failing to read it must not prevent saving. */
async function readHistory(): Promise<ActivityHistory | undefined> {
  try {
    const [entries, activities] = await Promise.all([listSymptoms(), listActivities()])
    return { entries, activities }
  } catch {
    return undefined
  }
}
