import { minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { invitationWords } from './invitation-words.ts'

const secondMs = 1_000

/** "14 min 32 s left", "71 h 59 min left". */
export function formatTimeLeft(untilMs: number, nowMs: number): string {
  const leftMs = untilMs - nowMs
  if (leftMs <= 0) return invitationWords.ended
  const whole = (unitMs: number, ofMs: number) => Math.floor((leftMs % ofMs) / unitMs)
  if (leftMs >= hourMs)
    return invitationWords.left(`${Math.floor(leftMs / hourMs)} h ${whole(minuteMs, hourMs)} min`)
  return invitationWords.left(`${whole(minuteMs, hourMs)} min ${whole(secondMs, minuteMs)} s`)
}
