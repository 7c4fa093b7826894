import type { PatientDevice as Phone } from '@second-wind/core/access/contract/patient-devices'
import { epochMs } from '@second-wind/core/platform/moment'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Confirm } from '../../ui/feedback/confirm.tsx'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { patientDeviceWords as words } from './patient-device-words.ts'
import record from '../record/record-pane.module.css'

type Props = { phone: Phone; name: string; now: number; onLost: () => void }

/** A phone's model, link date, when it last connected, and Report lost. */
export function PatientDeviceItem({ phone: { label, since, lastHeardAt }, name, now, onLost }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const lost = useRef<HTMLButtonElement>(null)
  const formatTime = (at: string) => formatDayAndTime(epochMs(at), now)
  const keep = () => {
    flushSync(() => setIsConfirming(false))
    lost.current?.focus()
  }
  const report = () => {
    setIsConfirming(false)
    onLost()
  }
  return (
    <>
      <p>
        <strong>{label}</strong>
      </p>
      <p className={record.quiet}>
        {words.since(formatTime(since))} · {words.lastContact(formatTime(lastHeardAt))}
      </p>
      {isConfirming ? (
        <Confirm
          question={words.question(label, name)}
          text={words.means}
          yes={words.yes}
          no={words.no}
          color="red"
          onYes={report}
          onNo={keep}
        />
      ) : (
        <TextButton ref={lost} aria-label={words.lostWhich(label)} onClick={() => setIsConfirming(true)}>
          {words.lost}
        </TextButton>
      )}
    </>
  )
}
