import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useState } from 'react'
import { recordReader } from '../../data/server/clinician/patient-record.ts'
import type { Dated } from '../../data/server/clinician/poll-reader.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { type Polled, usePoll } from '../dashboard/use-poll.ts'

const pollEveryMs = 30_000
const days = 90

/** The record while it is open; gone from memory with the pane. */
export function useRecord(id: PatientId): Polled<Dated<PatientRecord>> {
  const [read] = useState(() => recordReader(id, days))
  return usePoll(read, pollEveryMs)
}

/** Not, or no longer, under this clinician's care: then nothing that was read before may stay on screen. */
export function isAccessDenied(failure: unknown): boolean {
  return failure instanceof HttpError && (failure.status === 403 || failure.status === 404)
}
