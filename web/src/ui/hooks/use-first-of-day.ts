import { useEffect, useState } from 'react'

/**
 * Whether this is the first of its kind that this phone shows today. The one that was first stays so when it is shown
 * again. Without localStorage each is the first.
 *
 * @param key of the kind
 * @param id of this one
 * @param isShown whether it counts
 */
export function useFirstOfDay(key: string, today: string, id: string, isShown: boolean): boolean {
  const [isFirst] = useState(() => [undefined, id].includes(firstOn(today, key)))
  useEffect(() => {
    if (isFirst && isShown) write(key, `${today} ${id}`)
  }, [key, today, id, isFirst, isShown])
  return isFirst
}

/** Whether this phone has shown one of its kind today. */
export function useWasShownToday(key: string, today: string): boolean {
  const [wasShown] = useState(() => firstOn(today, key) !== undefined)
  return wasShown
}

// Some private windows have no localStorage, or throw on access.
function firstOn(today: string, key: string): string | undefined {
  try {
    const [day, id] = localStorage.getItem(key)?.split(' ') ?? []
    return day === today ? id : undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Not remembered: it is shown again.
  }
}
