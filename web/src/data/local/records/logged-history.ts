import type { LoggedHistory } from '@second-wind/core/notifications/history-inbox-items'
import { db } from '../database/db-connection.ts'
import { findOwnTopics } from './notification-topics.ts'
import { listActivities, findProfile, listSymptoms, listTriage } from './read-records.ts'

/** A text that changes whenever the history may have changed; reads only a few rows, however long the history is. */
export async function historyFingerprint(): Promise<string> {
  const facts = await Promise.all([
    db.symptoms.count(),
    db.activities.count(),
    listSymptoms(1),
    listTriage(1),
    findProfile(),
    findOwnTopics(),
  ])
  return JSON.stringify(facts)
}

export async function readLoggedHistory(): Promise<LoggedHistory> {
  const [entries, activities, checks, person, own] = await Promise.all([
    listSymptoms(),
    listActivities(),
    listTriage(),
    findProfile(),
    findOwnTopics(),
  ])
  return { entries, activities, checks, person, own }
}
