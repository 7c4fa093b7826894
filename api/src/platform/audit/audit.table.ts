/** Who did what to whose data. Insert-only; each row carries the hash of the previous one (audit/audit-chain.ts). */
export type AuditTable = {
  seq: number
  at: string
  /** `nobody`: a caller who is not signed in; id 0, like the operator. */
  actor_kind: 'clinician' | 'patient' | 'operator' | 'nobody'
  actor_id: number
  action: string
  /** Whose data; null for none or a whole list. No foreign key, because a patient may be erased. */
  patient_id: number | null
  object: string | null
  outcome: 'done' | 'refused'
  reason: string | null
  /** The patient's phone; null for all other actors. */
  device_id: string | null
  /** The request's id in the access log; null for a command and in rows from before this column existed. */
  request_id: string | null
  prev_hash: string
  hash: string
}
