import type { Page } from '@playwright/test'

/** The notes of every entry in the outbox, in the order of sending. */
export async function readUnsentNotes(page: Page): Promise<string[]> {
  return runInDatabase(page, readNotes, null)
}

/** Damages an unsent entry as a bug in some version might: a score that no server accepts. */
export async function corruptUnsentEntry(page: Page, notes: string): Promise<void> {
  await runInDatabase(page, corruptEntry, notes)
}

/** Damages the unsent change of the profile: an age that no server accepts. */
export async function corruptUnsentProfile(page: Page): Promise<void> {
  await runInDatabase(page, corruptProfile, null)
}

/**
 * Adds copies of the one unsent entry, each with an id and a note of its own, as if it had been logged again and
 * again. What a row looks like is thus always what the app itself has written.
 */
export async function copyUnsentEntry(page: Page, notes: string[]): Promise<void> {
  await runInDatabase(page, copyEntry, notes)
}

type Work<A, T> = (database: IDBDatabase, argument: A, outcome: typeof awaitRequest) => Promise<T>

/** Runs in the page, so the functions below can use only their arguments. */
function runInDatabase<A, T>(page: Page, work: Work<A, T>, argument: A): Promise<T> {
  const call = `(${withDatabase.toString()})(${work.toString()}, ${JSON.stringify(argument)}, ${awaitRequest.toString()})`
  return page.evaluate<T>(call)
}

async function withDatabase<A, T>(work: Work<A, T>, argument: A, outcome: typeof awaitRequest): Promise<T> {
  const database = await outcome(indexedDB.open('second-wind'))
  try {
    return await work(database, argument, outcome)
  } finally {
    database.close()
  }
}

function awaitRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

const readNotes: Work<null, string[]> = async (database, _nothing, outcome) => {
  const rows = await outcome(database.transaction('outbox').objectStore('outbox').getAll())
  return rows.map((row) => row.payload.notes)
}

const corruptEntry: Work<string, void> = async (database, notes, outcome) => {
  const outbox = database.transaction('outbox', 'readwrite').objectStore('outbox')
  const rows = await outcome(outbox.getAll())
  const row = rows.find((candidate) => candidate.payload.notes === notes)
  await outcome(outbox.put({ ...row, payload: { ...row.payload, coughSeverity: 99 } }))
}

const corruptProfile: Work<null, void> = async (database, _nothing, outcome) => {
  const outbox = database.transaction('outbox', 'readwrite').objectStore('outbox')
  const rows = await outcome(outbox.getAll())
  const row = rows.find((candidate) => candidate.kind === 'profile.patch')
  await outcome(outbox.put({ ...row, payload: { ...row.payload, age: 400 } }))
}

const copyEntry: Work<string[], void> = async (database, allNotes, outcome) => {
  const transaction = database.transaction(['outbox', 'symptoms'], 'readwrite')
  const outbox = transaction.objectStore('outbox')
  const symptoms = transaction.objectStore('symptoms')
  const [{ seq: _seq, ...row }] = await outcome(outbox.getAll())
  const entry = await outcome(symptoms.get(row.entityId))
  const adding = allNotes.flatMap((notes) => {
    const id = crypto.randomUUID()
    return [
      outbox.add({ ...row, mutationId: id, entityId: id, payload: { ...row.payload, notes } }),
      symptoms.add({ ...entry, id, notes }),
    ]
  })
  await Promise.all(adding.map((request) => outcome(request)))
}
