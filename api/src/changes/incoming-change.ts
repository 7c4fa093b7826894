import type { PatientId } from '@second-wind/core/platform/ids'
import { captureMoment, daysBetween, epochMs, dayMs } from '@second-wind/core/platform/moment'
import { isClockInDoubt } from '@second-wind/core/records/clock-doubt'
import { entityIdOf, type Mutation } from '@second-wind/core/sync/mutation'
import { countedTimeOfRowMs, type MomentColumns } from '../platform/db/columns.ts'
import { iso } from '../platform/iso.ts'

/** A change as it arrived. Over REST it has no sequence number. */
export type IncomingMutation = Omit<Mutation, 'clientSeq'> & { clientSeq: number | null }

export type ArrivalOfChange = {
  /** Epoch milliseconds, the server's clock. */
  receivedAtMs: number
  deviceId: string | null
  /** Phone clock minus server clock; null when unknown. */
  clockSkewMs: number | null
  /** False when the sender gave no time and the server's own was taken. */
  isTimeClaimed: boolean
}

/** One change with everything that a handler needs. */
export type IncomingChange = {
  mutationId: string
  patientId: PatientId
  entityId: string
  /** False when the record's id is the change's own id. */
  isEntityNamed: boolean
  moment: MomentColumns
  /** Epoch milliseconds for comparing records. */
  latestMs: number
}

export function toIncomingChange(
  patientId: PatientId,
  mutation: IncomingMutation,
  arrival: ArrivalOfChange,
): IncomingChange {
  const claimedMs = epochMs(mutation.occurredAt)
  const occurredMs = isPossible(claimedMs, arrival) ? claimedMs : arrival.receivedAtMs
  const moment = {
    occurred_at: mutation.occurredAt,
    occurred_ms: occurredMs,
    local_date: plausibleDay(mutation, occurredMs),
    tz_offset_min: mutation.tzOffsetMin,
    received_at: iso(arrival.receivedAtMs),
    clock_suspect: isClockInDoubt(claimedMs, arrival) ? 1 : 0,
    device_id: arrival.deviceId,
  } as const
  return {
    mutationId: mutation.mutationId,
    patientId,
    entityId: entityIdOf(mutation),
    isEntityNamed: mutation.entityId !== undefined,
    latestMs: countedTimeOfRowMs(moment),
    moment,
  }
}

/**
 * A time before 1970 or more than a day after its arrival cannot be. Such a record counts as made when it arrived: it is
 * never refused, because what it says about the person may be true, and it is never listed before later records.
 */
const isPossible = (claimedMs: number, { receivedAtMs }: ArrivalOfChange): boolean =>
  claimedMs >= 0 && claimedMs <= receivedAtMs + dayMs

/** The day that was reported, unless its own time is more than a day away or cannot be: then the day of that time. */
function plausibleDay({ occurredAt, localDate, tzOffsetMin }: IncomingMutation, occurredMs: number): string {
  const day = captureMoment(occurredMs, tzOffsetMin).localDate
  const isNear = Math.abs(daysBetween(day, localDate)) <= 1
  return isNear && epochMs(occurredAt) === occurredMs ? localDate : day
}
