import { signOutWords } from '@second-wind/core/content/account/sign-out-words'
import { forgottenWords as words } from '@second-wind/core/content/lock-words'
import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { useState } from 'react'
import { resetDevice } from '../../data/live/reset-device.ts'
import { readSyncFacts } from '../../data/local/index.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'
import type { DeviceLinkState } from './use-device-link-state.ts'

export type DeviceReset = {
  /** The deletion found changes that the server does not have. */
  hasUnsent: boolean
  isDeleted: boolean
  /** The result of the last attempt. */
  outcome: string
  isSending: boolean
  /** Undefined where nothing can be sent: the phone has no account or was signed out. */
  send: (() => void) | undefined
  startAgain: (how: { force: boolean }) => void
}

/** Empties the phone, including the PIN, and ends its session. */
export function useResetDevice(linkState: DeviceLinkState | undefined): DeviceReset {
  const [hasUnsent, setHasUnsent] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const [outcome, setOutcome] = useState('')
  const [isSending, setIsSending] = useState(false)

  const startAgain = async (how: { force: boolean }) => {
    const result = await resetDevice(how).catch(() => 'failed' as const)
    if (result === 'failed') return setOutcome(words.failed)
    setHasUnsent(result === 'unsent')
    setIsDeleted(result !== 'unsent')
    if (result === 'unsent') return setOutcome(linkState === 'not-linked' ? words.neverSent : words.unsent)
    setOutcome(`${words.done} ${signOutWords.atServer[result]}`.trim())
  }
  const send = async () => {
    setIsSending(true)
    await requestFlush({ skipBackoff: true }).catch(() => undefined)
    const facts = await readSyncFacts().catch(() => undefined)
    setIsSending(false)
    if (!facts) return setOutcome(localDataWords.unreadable)
    const isLeft = facts.pending + facts.attention > 0
    setHasUnsent(isLeft)
    setOutcome(isLeft ? words.stillWaiting : words.sent)
  }
  return {
    hasUnsent,
    isDeleted,
    outcome,
    isSending,
    send: linkState === 'demo' || linkState === 'linked' ? () => void send() : undefined,
    startAgain: (how) => void startAgain(how),
  }
}
