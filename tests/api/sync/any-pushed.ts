import type { PushedMutation } from '@second-wind/api/sync/push-request'
import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import type { Mutation } from '@second-wind/core/sync/mutation'
import fc from 'fast-check'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { anyReport } from '../../fixtures/any-report.ts'
import { idNumbered } from '../../fixtures/ids.ts'

/** Records that belong to another patient, and a message to this one. */
export const theirIds = [41, 42, 43].map(idNumbered)
export const messageId = idNumbered(51)

/** Most ids meet a record of the batch, some none. */
const entityId = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }).map(idNumbered) },
  fc.constantFrom(...theirIds),
)
const task = { type: 'hydration', title: 'Drinks', completed: false, progress: 3 }
const checks = [
  { result: 'seek_help' },
  { result: 'monitor', track: 'general', answers: { lips: 'yes' }, redFlags: ['Blue lips'] },
  { result: 'seek_help', track: 'follow-up', answers: { answer: 'still' } },
]
const profiles = [
  { conditions: ['COPD'] },
  { conditions: [] },
  { usualDay: { breathlessness: 6, coughSeverity: 6, energy: 3, setOn: '2026-11-20' } },
  { usualDay: null },
]

const changeOf = (kind: string, payload: fc.Arbitrary<unknown>, entity?: fc.Arbitrary<string>) =>
  fc.record({ kind: fc.constant(kind), payload, ...(entity && { entityId: entity }) })

const change: fc.Arbitrary<Partial<Mutation>> = fc.oneof(
  { weight: 8, arbitrary: changeOf('symptoms.create', anyReport) },
  changeOf('symptoms.create', anyReport, entityId),
  { weight: 2, arbitrary: changeOf('symptoms.update', anyReport, entityId) },
  changeOf('symptoms.delete', fc.constant({}), entityId),
  changeOf('triage.create', fc.constantFrom(...checks)),
  changeOf('triage.create', fc.constantFrom(...checks), entityId),
  changeOf('activities.create', fc.constant(task)),
  changeOf('activities.update', fc.constant({ completed: true }), entityId),
  changeOf('profile.patch', fc.constantFrom(...profiles)),
  changeOf('messages.seen', fc.constant({}), fc.constantFrom(messageId, idNumbered(52))),
  changeOf('messages.answer', fc.constantFrom({ answer: 'worse' }, {}), fc.constant(messageId)),
  changeOf('notifications.read', fc.constant({ marks: ['0123456789abcdef'] }), fc.constant('read')),
  changeOf('sleep.create', fc.constant({})),
)

/** What goes wrong on the way. */
const fault = fc.oneof(
  { weight: 12, arbitrary: fc.constant('none') },
  fc.constantFrom('comes twice', 'used id', 'used number', 'their id', 'damaged'),
)

const hoursAgo = fc.integer({ min: 0, max: 20 * 24 })

/** Changes of every kind as one phone pushes them, in order, with faults. */
export const anyBatch = (receivedAtMs: number): fc.Arbitrary<PushedMutation[]> =>
  fc.array(fc.tuple(change, hoursAgo, fault), { minLength: 1, maxLength: 40 }).map((changes) =>
    changes.flatMap(([changed, hours, wrong], index) => {
      const clientSeq = index + 1
      const earlier = Math.ceil(clientSeq / 2)
      const moment = captureMoment(receivedAtMs - hours * hourMs, 0)
      const pushed = (one: Partial<Mutation>): PushedMutation => ({
        isReadable: true,
        mutation: aMutation({ clientSeq, ...moment, ...changed, ...one }),
      })
      switch (wrong) {
        case 'comes twice':
          return [pushed({}), pushed({})]
        case 'used id':
          return [pushed({ mutationId: idNumbered(earlier) })]
        case 'used number':
          return [pushed({ mutationId: idNumbered(clientSeq), clientSeq: earlier })]
        case 'their id':
          return [pushed({ mutationId: theirIds[0] ?? '' })]
        case 'damaged':
          return [damaged(clientSeq)]
        case 'none':
          return [pushed({})]
      }
    }),
  )

function damaged(clientSeq: number): PushedMutation {
  const mutationId = idNumbered(clientSeq)
  return { isReadable: false, mutationId, clientSeq, field: 'v', raw: { mutationId, clientSeq } }
}

/** Rows that the database refuses, as a fault of ours would. */
export const anyRefusal = fc.constantFrom(
  undefined,
  'receipts when new.client_seq % 9 = 4',
  "symptom_entries when new.id like '%5'",
  "alert_findings when new.source_id like '%7'",
  "change_log when new.entity = 'activities'",
  "quarantine when new.code = 'invalid_payload'",
)
