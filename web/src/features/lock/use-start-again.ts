import { forgottenWords as words } from '@second-wind/core/content/lock/lock-words'
import { useState } from 'react'
import { markLock } from '../../live/lock-state.ts'
import { readSyncFacts } from '../../local/index.ts'
import { deleteEverything } from '../../local/inner-door.ts'
import { requestFlush } from '../../pwa/request-flush.ts'

export type StartAgain = {
  /** Deletion has found something that the server does not have. */
  hasUnsent: boolean
  isDeleted: boolean
  /** What came of the last press. */
  said: string
  isSending: boolean
  send: () => void
  startAgain: (how: { force: boolean }) => void
}

/** Empties the phone, PIN and all. */
export function useStartAgain(): StartAgain {
  const [hasUnsent, setHasUnsent] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const [said, setSaid] = useState('')
  const [isSending, setIsSending] = useState(false)

  const startAgain = async (how: { force: boolean }) => {
    const result = await deleteEverything(how).catch(() => 'failed' as const)
    if (result === 'deleted') markLock('off')
    setIsDeleted(result === 'deleted')
    setHasUnsent(result === 'unsent')
    setSaid(outcomes[result])
  }
  const send = async () => {
    setIsSending(true)
    await requestFlush({ hurry: true }).catch(() => undefined)
    const { pending, attention } = await readSyncFacts()
    setIsSending(false)
    setHasUnsent(pending + attention > 0)
    setSaid(pending + attention > 0 ? words.stillWaiting : words.sent)
  }
  return {
    hasUnsent,
    isDeleted,
    said,
    isSending,
    send: () => void send(),
    startAgain: (how) => void startAgain(how),
  }
}

const outcomes = { deleted: words.done, unsent: words.unsent, failed: words.failed }
