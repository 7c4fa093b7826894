import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { setLock } from '../../data/live/lock-state.ts'
import { disableLock } from '../../data/live/enable-lock.ts'
import { useLock } from '../../data/live/use-lock.ts'
import { onDeviceWiped } from '../../data/local/lazy.ts'
import { keepFlushing } from '../../data/pwa/flush-triggers.ts'
import { focusHeadingIfUnfocused } from './focus-heading-if-unfocused.ts'
import { LockScreen } from './lock-screen.tsx'
import { showOnly } from './show-only.ts'
import type { SignInComponent } from './sign-in-to-unlock.tsx'
import { lockWhenIdle } from './lock-when-idle.ts'

type Props = { Frame: ComponentType<{ children: ReactNode }>; SignIn: SignInComponent | undefined }

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
  useEffect(() => onDeviceWiped(() => void disableLock().catch(() => setLock('off'))), [])
  useEffect(() => (isOpen ? lockWhenIdle() : undefined), [isOpen])
  useLayoutEffect(() => (isLocked ? showOnly(host) : undefined), [isLocked, host])
  useEffect(() => {
    if (isOpen) focusHeadingIfUnfocused()
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
