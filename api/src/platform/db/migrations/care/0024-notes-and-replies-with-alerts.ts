import { type Kysely, sql } from 'kysely'

/** A list of alerts shows the notes of entries, and replies about them: an edit or a reply changes it. */
export async function showNotesAndReplies(db: Kysely<unknown>): Promise<void> {
  const triggers = {
    symptom_entries: sql`after update on symptom_entries`,
    triage_results: sql`after insert on triage_results when new.track = 'follow-up'`,
  }
  for (const [table, event] of Object.entries(triggers))
    await sql`create trigger ${sql.ref(`alerts_revision_${table}`)} ${event}
      begin update alerts_revision set revision = revision + 1; end`.execute(db)
}
