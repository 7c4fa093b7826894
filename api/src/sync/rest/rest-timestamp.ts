import { type CapturedAt, captureMoment } from '@second-wind/core/platform/moment'
import type { Clock } from '../../platform/deps.ts'

/** The optional id and time of a REST body; see core/src/records/contract.ts. */
export type ClientSuppliedFields = {
  id?: string | undefined
  date?: string | undefined
  localDate?: string | undefined
  tzOffsetMin?: number | undefined
}

/** The caller's time or now, with the caller's UTC offset if given, otherwise the server's. */
export function restTimestamp(
  clientFields: ClientSuppliedFields,
  nowMs: number,
  clock: Pick<Clock, 'offsetMinAt'>,
): CapturedAt {
  const ms = clientFields.date === undefined ? nowMs : Date.parse(clientFields.date)
  const captured = captureMoment(
    ms,
    clientFields.tzOffsetMin ?? offsetIn(clientFields.date) ?? clock.offsetMinAt(ms),
  )
  return {
    ...captured,
    occurredAt: clientFields.date ?? captured.occurredAt,
    localDate: clientFields.localDate ?? captured.localDate,
  }
}

/** Minutes of an offset such as `+01:00` at the end; undefined for `Z`, which does not give the local time. */
function offsetIn(date: string | undefined): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(date ?? '') ?? []
  if (sign === undefined) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
