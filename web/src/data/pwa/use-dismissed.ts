import { useState } from 'react'

/** Remembers that the person has put something away, as far as the browser lets us. Nothing medical is kept so. */
export function useDismissed(key: string): [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setIsDismissed] = useState(() => read(key))
  const dismiss = () => {
    write(key)
    setIsDismissed(true)
  }
  return [isDismissed, dismiss]
}

// Some private windows have no storage, or throw when it is touched.
function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function write(key: string): void {
  try {
    localStorage.setItem(key, 'dismissed')
  } catch {
    // It comes again next time.
  }
}
