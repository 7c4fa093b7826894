import { useState } from 'react'
import { captureNow, notSavedReason, type NotSavedReason } from '../local/index.ts'
import { markMessagesSeen } from '../local/lazy.ts'

/** Marks a message as seen when the person presses the button. */
export function useMarkSeen() {
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  /** @returns whether it was saved */
  const markSeen = async (id: string): Promise<boolean> => {
    const failed = await markMessagesSeen([id], captureNow()).then(() => undefined, notSavedReason)
    setNotSaved(failed)
    return failed === undefined
  }
  return { notSaved, markSeen }
}
