/** Who did what to whose data. Insert-only; each row carries the hash of the one before (audit/chain.ts). */
export type AuditTable = {
  seq: number
  at: string
  /** `nobody`: somebody who is not signed in; number 0, like the operator. */
  actor_kind: 'clinician' | 'patient' | 'operator' | 'nobody'
  actor_id: number
  action: string
  /** Whose data; null when it is about nobody or a whole list. No foreign key: a patient may be erased. */
  patient_id: number | null
  object: string | null
  outcome: 'done' | 'refused'
  reason: string | null
  /** The patient's phone that asked; null for everybody else. */
  device_id: string | null
  /** Under which number the log of requests has it; null for a command, and in rows of before. */
  request_id: string | null
  prev_hash: string
  hash: string
}
