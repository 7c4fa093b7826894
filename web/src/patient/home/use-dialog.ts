import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useRef, useState } from 'react'

export type DialogId = 'timeline' | NoticeId

/**
 * The open dialog. A dialog's code is loaded at its first opening, too late to remember the focused element, so this
 * hook does.
 */
export function useDialog() {
  const [id, setId] = useState<DialogId>()
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<Element>(null)

  const open = (next: DialogId) => {
    opener.current = document.activeElement
    setWasOpened(true)
    setId(next)
  }
  const close = () => {
    setId(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  return { id, wasOpened, open, close }
}
