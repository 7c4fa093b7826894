// Apart from the files that save, which Home does not need at first.
import type { Message } from '@second-wind/core/care/message'
import { readRecentChecks, readRecentEntries } from '@second-wind/core/findings/recent-records'
import type { Activity } from '@second-wind/core/records/activity'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'

/** Newest first, sent or not. */
export async function listSymptoms(limit?: number): Promise<SymptomEntry[]> {
  const newestFirst = db.symptoms.orderBy('date').reverse()
  return limit === undefined ? newestFirst.toArray() : newestFirst.limit(limit).toArray()
}

/** Newest first, sent or not. */
export async function listTriage(limit?: number): Promise<TriageResult[]> {
  const newestFirst = db.triage.orderBy('createdAt').reverse()
  return limit === undefined ? newestFirst.toArray() : newestFirst.limit(limit).toArray()
}

/** Newest first, sent or not. */
export async function listActivities(): Promise<Activity[]> {
  const all = await db.activities.toArray()
  return all.toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

export async function findProfile(): Promise<Patient | undefined> {
  return db.profile.get(localPatientId)
}

/** Messages from clinicians, newest first. */
export async function listMessages(): Promise<Message[]> {
  return db.messages.orderBy('sentAt').reverse().toArray()
}

/** The entries that the rules of findings read, newest first. */
export const listEntriesForFindings = (): Promise<SymptomEntry[]> =>
  readRecentEntries(listSymptoms, Date.now())

/** The symptom checks and replies that they read, newest first. */
export const listChecksForFindings = (): Promise<TriageResult[]> => readRecentChecks(listTriage, Date.now())
