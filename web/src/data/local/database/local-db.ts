import type { Message } from '@second-wind/core/care/message'
import type { Activity } from '@second-wind/core/records/activity'
import type { Patient } from '@second-wind/core/records/patient'
import type { PlanPhoto } from '@second-wind/core/records/plan-photo'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { Dexie, type EntityTable, type Table } from 'dexie'
import { convertToSets } from './convert-to-sets.ts'
import { newId } from './new-id.ts'
import type { DeadLetter, Draft, FlushNote, MetaRow, OutboxRow, ReceiptSet, SentSet } from './rows.ts'

/**
 * The database on the phone. One database, so that a record and its outbox row are written in one transaction; strict
 * durability, so that "Saved on this phone" survives a flat battery.
 */
export class LocalDb extends Dexie {
  declare symptoms: EntityTable<SymptomEntry, 'id'>
  declare triage: EntityTable<TriageResult, 'id'>
  declare activities: EntityTable<Activity, 'id'>
  declare profile: EntityTable<Patient, 'id'>
  declare messages: EntityTable<Message, 'id'>
  /** The results of the latest flushes. */
  declare flushes: Table<FlushNote, number>
  declare outbox: Table<OutboxRow, number>
  declare deadletter: EntityTable<DeadLetter, 'mutationId'>
  declare receiptSets: Table<ReceiptSet, number>
  /** What the server has accepted in the last 30 days, in case it is restored from an older backup. */
  declare sentSets: Table<SentSet, number>
  declare photos: EntityTable<PlanPhoto, 'id'>
  declare drafts: EntityTable<Draft, 'formId'>
  declare meta: EntityTable<MetaRow, 'key'>

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' })
    // Every released version stays here permanently: a phone may update from any of them.
    this.version(1).stores({
      symptoms: 'id, date',
      triage: 'id, createdAt',
      activities: 'id, localDate',
      profile: 'id',
      outbox: '++seq, &mutationId, [entity+entityId]',
      deadletter: 'mutationId, [entity+entityId]',
      receipts: 'mutationId, [entity+entityId], at',
      drafts: 'formId',
      meta: 'key',
    })
    this.version(2).stores({ messages: 'id, sentAt', flushes: '++id' })
    this.version(3).stores({ sent: 'seq, sentAt' })
    this.version(4).stores({ photos: 'id, addedAt' })
    // One row for each batch: a row for each change cost ten times the work of all the rest of a flush.
    this.version(5).stores({ receiptSets: '++id, *records', sentSets: '++id, sentAt' }).upgrade(convertToSets)
    this.version(6).stores({ receipts: null, sent: null })
    this.on('populate', (tx) => {
      void tx.table('meta').add({ key: 'deviceId', value: newId() })
    })
  }
}
