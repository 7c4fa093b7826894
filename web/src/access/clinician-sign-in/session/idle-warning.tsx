import { Button } from '@mantine/core'
import { clinicianSessionLimits } from '@second-wind/core/access/session-expiry'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ClinicianSession } from '../../../data/server/clinician/clinician-session.ts'
import { Dialog, DialogTitle } from '../../../ui/feedback/dialog.tsx'
import { useClock } from '../../../ui/hooks/use-clock.ts'
import { sessionWords } from '../sign-in-words.ts'

type Props = {
  session: ClinicianSession
  /** The end of the session may have moved, because of activity in another tab. */
  onAsk: () => void
  onStay: () => void
  onLapsed: () => void
}

const warnedBeforeMs = clinicianSessionLimits.idleMs - clinicianSessionLimits.idleWarningMs
const { warning: words } = sessionWords

/** Warns one minute before the session ends, and reports its end. */
export function IdleWarning({ session, onAsk, onStay, onLapsed }: Props) {
  const now = useClock(1_000)
  const [seenEndOf, setSeenEndOf] = useState<number>()
  const { endsMs, idleEndsMs } = session
  const isEnding = endsMs <= idleEndsMs
  const leftMs = Math.min(endsMs, idleEndsMs) - now
  const phase = leftMs <= 0 ? 'over' : leftMs <= warnedBeforeMs ? 'warning' : 'calm'

  const enter = useEffectEvent((entered: typeof phase) => {
    if (entered === 'warning') onAsk()
    if (entered === 'over') onLapsed()
  })
  useEffect(() => enter(phase), [phase])

  const isOpen = phase === 'warning' && !(isEnding && seenEndOf === endsMs)
  const close = () => (isEnding ? setSeenEndOf(endsMs) : onStay())
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  return (
    <Dialog isOpen={isOpen} onClose={close} isAbove closeOnEscape={false}>
      <DialogTitle>{words.title}</DialogTitle>
      <p data-idle-warning role="timer">
        {isEnding ? words.ending(seconds) : words.idle(seconds)}
      </p>
      {/* Escape closes only this dialog; a dialog below it keeps its input. */}
      <Button
        data-mantine-stop-propagation
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onClick={close}
      >
        {isEnding ? words.seen : words.stay}
      </Button>
    </Dialog>
  )
}
