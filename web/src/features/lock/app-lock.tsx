import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLock } from '../../live/use-lock.ts'
import { keepFlushing } from '../../pwa/flush-triggers.ts'
import { focusWhereLeft } from './focus-where-left.ts'
import { LockScreen } from './lock-screen.tsx'
import { showOnly } from './show-only.ts'
import { watchUse } from './watch-use.ts'

type Props = { Frame: ComponentType<{ children: ReactNode }> }

/**
 * Locks the app when it is left alone, and stands in its place while it is locked. What was logged is sent all the
 * same: the outbox holds nothing back.
 */
export function AppLock({ Frame }: Props) {
  const [host] = useState(() => document.createElement('div'))
  const lock = useLock()
  const isOpen = lock === 'open'
  const isLocked = lock === 'closed' || lock === 'locked'
  useEffect(keepFlushing, [])
  useEffect(() => (isOpen ? watchUse() : undefined), [isOpen])
  useLayoutEffect(() => (isLocked ? showOnly(host) : undefined), [isLocked, host])
  useEffect(() => {
    if (isOpen) focusWhereLeft()
  }, [isOpen])
  return isLocked
    ? createPortal(
        <Frame>
          <LockScreen />
        </Frame>,
        host,
      )
    : null
}
