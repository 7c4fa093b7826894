import { useState } from 'react'

/** Remembers that the person dismissed something, as far as the browser allows. Never used for medical data. */
export function useDismissed(key: string): [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setIsDismissed] = useState(() => read(key))
  const dismiss = () => {
    write(key)
    setIsDismissed(true)
  }
  return [isDismissed, dismiss]
}

// Some private windows have no localStorage, or throw on access.
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
    // It is shown again next time.
  }
}
