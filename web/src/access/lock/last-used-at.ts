const key = 'app-lock-used'
const writeAtMostEveryMs = 2_000

/** Kept here too, for browsers that refuse storage. */
let lastUsedInThisTab = 0

/** When the app was last used in any tab, epoch milliseconds. */
export function findLastUsedAt(): number {
  return Math.max(lastUsedInThisTab, readStoredLastUsedAt())
}

export function recordUse(now: number): void {
  lastUsedInThisTab = now
  if (Math.abs(now - readStoredLastUsedAt()) < writeAtMostEveryMs) return
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // The other tabs then judge by their own use.
  }
}

function readStoredLastUsedAt(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
