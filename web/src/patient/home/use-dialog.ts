import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useRef, useState } from 'react'

export type DialogId = 'timeline' | NoticeId

/** The one dialog that is open. Its code comes with the first opening, too late to remember what opened it: we do. */
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
