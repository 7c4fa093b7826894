/** The browser's own figures about storage. Each may be unknown, and figures may be padded. */
export type StorageHealth = {
  /** Whether the browser promises not to clear it. */
  persisted: boolean | undefined
  usedBytes: number | undefined
  quotaBytes: number | undefined
}

export async function readStorageHealth(): Promise<StorageHealth> {
  const [persisted, estimate] = await Promise.all([
    orUndefined(() => navigator.storage.persisted()),
    orUndefined(() => navigator.storage.estimate()),
  ])
  return { persisted, usedBytes: amount(estimate?.usage), quotaBytes: amount(estimate?.quota) }
}

let wasRequested = false

/** Asks the browser not to clear our storage: once per start, and only when something is stored. */
export async function requestPersistentStorage(): Promise<void> {
  if (wasRequested) return
  wasRequested = true
  const persisted = await orUndefined(() => navigator.storage.persisted())
  if (persisted === false) await orUndefined(() => navigator.storage.persist())
}

/** Storage is missing on plain http, and its methods may throw. */
async function orUndefined<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

function amount(bytes: number | undefined): number | undefined {
  return bytes !== undefined && Number.isFinite(bytes) && bytes >= 0 ? bytes : undefined
}
