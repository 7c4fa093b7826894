const key = 'app-lock-used'
const writeAtMostEveryMs = 2_000

/** Kept here too, for browsers that refuse storage. */
let usedHere = 0

/** When the app was last used in any tab, epoch milliseconds. */
export function findLastUse(): number {
  return Math.max(usedHere, storedUse())
}

export function noteUse(now: number): void {
  usedHere = now
  if (Math.abs(now - storedUse()) < writeAtMostEveryMs) return
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // The other tabs then judge by their own use.
  }
}

function storedUse(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
