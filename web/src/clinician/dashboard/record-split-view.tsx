import type { PatientId } from '@second-wind/core/platform/ids'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { RecordContact } from '../contact/record-contact.tsx'
import { patientNameButtonId } from '../format-patient.ts'
import { RecordPane } from '../record/record-pane.tsx'
import styles from './record-split-view.module.css'

type Props = {
  patientId: PatientId | undefined
  /** Epoch milliseconds by the server's clock. */
  now: number
  onClose: () => void
  /** The list, which gives way to the record where there is no room for both. */
  children: ReactNode
}

export function RecordSplitView({ patientId, now, onClose, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useRestoreFocus(patientId, list)
  useEffect(() => {
    // Beside a record the rows have another height: the open one must not slip out of sight.
    if (patientId !== undefined)
      findPatientNameButton(patientId)?.closest('li')?.scrollIntoView?.({ block: 'nearest' })
  }, [patientId])

  const closeOnEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const hasOwnUse = target instanceof Element && target.closest('[role="dialog"], input, select') !== null
    if (key === 'Escape' && patientId !== undefined && !hasOwnUse) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <div className={styles.both} data-open={patientId !== undefined || undefined}>
      <div ref={list} className={styles.list} data-beside-record={patientId !== undefined || undefined}>
        {children}
      </div>
      {patientId !== undefined && (
        <div className={styles.record}>
          <RecordPane
            patientId={patientId}
            onClose={onClose}
            now={now}
            contact={(patient) => <RecordContact patient={patient} />}
          />
        </div>
      )}
    </div>
  )
}

/** When a record that has the focus closes, the focus returns to the name that opened it, wherever that now is. */
function useRestoreFocus(patientId: PatientId | undefined, list: { current: HTMLElement | null }): void {
  const before = useRef(patientId)
  useEffect(() => {
    const closed = before.current
    before.current = patientId
    if (closed === undefined || patientId !== undefined || document.activeElement !== document.body) return
    const heading = list.current?.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    const target = findPatientNameButton(closed) ?? heading
    target?.focus()
  }, [patientId, list])
}

const findPatientNameButton = (id: PatientId) => document.getElementById(patientNameButtonId(id))
