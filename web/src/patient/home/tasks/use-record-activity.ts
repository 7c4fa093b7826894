import type { ActivityReport } from '@second-wind/core/records/activity'
import { useState } from 'react'
import { captureAt, newId, saveActivity } from '../../../data/local/index.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'

/** Saves what the patient says about today. The screen shows what is stored, and nothing that is not. */
export function useRecordActivity() {
  const [hasFailed, setHasFailed] = useState(false)

  const record = async (report: ActivityReport) => {
    const now = Date.now()
    const at = captureAt(now)
    try {
      await saveActivity(newId(), report, at)
      setHasFailed(false)
      if (hasFailed) clearToastError()
    } catch {
      setHasFailed(true)
      toastError('Not saved', 'Please try again.')
    }
  }
  return { hasFailed, record }
}
