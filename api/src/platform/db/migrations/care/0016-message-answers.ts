import { defaultTemplates } from '@second-wind/core/care/default-templates'
import { type Kysely, sql } from 'kysely'
import { stableId } from '../../stable-id.ts'

/** Patients answer messages, and the clinic keeps templates of messages. */
export async function addMessageAnswers(db: Kysely<Templates>): Promise<void> {
  await db.schema
    .createTable('message_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('answer', 'text', (c) => c.notNull().check(sql`answer in ('better', 'same', 'worse', 'call')`))
    .addColumn('occurred_at', 'text', (c) => c.notNull())
    .addColumn('occurred_ms', 'bigint', (c) => c.notNull())
    .addColumn('local_date', 'text', (c) => c.notNull())
    .addColumn('tz_offset_min', 'integer', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('clock_suspect', 'integer', (c) => c.notNull().check(sql`clock_suspect in (0, 1)`))
    .addColumn('device_id', 'text')
    .execute()
  await db.schema
    .createIndex('message_answers_by_message')
    .on('message_answers')
    .columns(['message_id', 'received_at'])
    .execute()

  await db.schema
    .createTable('message_templates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('edited_by', 'integer', (c) => c.references('clinicians.id'))
    .addColumn('edited_at', 'text')
    .execute()
  for (const { id, title, text } of defaultTemplates) {
    const row = { id: stableId(0, `message template ${id}`), title, text, version: 1 }
    await db.insertInto('message_templates').values(row).execute()
  }
}

type Templates = { message_templates: { id: string; title: string; text: string; version: number } }
