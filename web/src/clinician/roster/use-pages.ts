import { useState } from 'react'

/** Which part of a long list is shown. A list under another name starts at its first page. */
export function usePages(count: number, pageSize: number, name: string) {
  const [turned, setTurned] = useState({ name, page: 0 })
  const pageCount = Math.max(1, Math.ceil(count / pageSize))
  // The list may have become shorter since.
  const page = turned.name === name ? Math.min(turned.page, pageCount - 1) : 0
  const first = page * pageSize
  return {
    page,
    pageCount,
    first,
    last: Math.min(count, first + pageSize),
    turnTo: (next: number) => {
      if (next < 0 || next >= pageCount) return
      setTurned({ name, page: next })
      document.querySelector('main')?.scrollIntoView?.()
    },
  }
}
