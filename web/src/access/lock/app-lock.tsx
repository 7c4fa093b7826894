import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { setLock } from '../../data/live/lock-state.ts'
import { switchLockOff } from '../../data/live/enable-lock.ts'
import { useLock } from '../../data/live/use-lock.ts'
import { onEmptied } from '../../data/local/lazy.ts'
import { keepFlushing } from '../../data/pwa/flush-triggers.ts'
import { focusWhereLeft } from './focus-heading-if-unfocused.ts'
import { LockScreen } from './lock-screen.tsx'
import { showOnly } from './show-only.ts'
import type { SignInPart } from './sign-in-to-unlock.tsx'
import { watchUse } from './lock-when-idle.ts'

type Props = { Frame: ComponentType<{ children: ReactNode }>; SignIn: SignInPart | undefined }

/**
 * Locks the app when it is left alone, and stands in its place while it is locked. What was logged is sent all the
 * same: the outbox holds nothing back.
 */
export function AppLock({ Frame, SignIn }: Props) {
  const [host] = useState(() => document.createElement('div'))
  const lock = useLock()
  const isOpen = lock === 'open'
  const isLocked = lock === 'closed' || lock === 'locked'
  useEffect(keepFlushing, [])
  // A phone that was reported lost has nothing to guard any more, and its screens say why.
  useEffect(() => onEmptied(() => void switchLockOff().catch(() => setLock('off'))), [])
  useEffect(() => (isOpen ? watchUse() : undefined), [isOpen])
  useLayoutEffect(() => (isLocked ? showOnly(host) : undefined), [isLocked, host])
  useEffect(() => {
    if (isOpen) focusWhereLeft()
  }, [isOpen])
  return isLocked
    ? createPortal(
        <Frame>
          <LockScreen SignIn={SignIn} />
        </Frame>,
        host,
      )
    : null
}
