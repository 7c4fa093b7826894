import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { PatientId } from '@second-wind/core/platform/ids'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { PatientRow } from './patient-row.tsx'
import styles from './patient-list.module.css'

export type ListedPatients = {
  /** Epoch milliseconds by the server's clock. */
  now: number
  isNew: (id: PatientId) => boolean
  /** Whose record is open. */
  openId: PatientId | undefined
  onOpen: (id: PatientId) => void
}

type Props = ListedPatients & {
  /** What list this is; another name begins at its first page. */
  name: string
  patients: DashboardPatient[]
}

/** Fifty at a time, so that a thousand cost no more than fifty; and of these the ones in sight first. */
const pageSize = 50
const inSight = 6

export function PatientList({ name, patients, now, isNew, openId, onOpen }: Props) {
  const { page, first, last, pageCount, turnTo } = usePages(patients.length, name)
  const wanted = `${name}, page ${page}`
  // Another list is drawn in two steps, and a letter typed meanwhile does not wait for the second.
  const isSettled = useDeferredValue(wanted, '') === wanted
  const drawn = patients.slice(first, isSettled ? last : Math.min(last, first + inSight))

  return (
    <>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul aria-label={name} className={styles.list} onKeyDown={moveBetweenNames}>
          {drawn.map((patient) => (
            <PatientRow
              key={patient.id}
              patient={patient}
              now={now}
              isNew={isNew(patient.id)}
              isOpen={patient.id === openId}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </div>
      {pageCount > 1 && (
        <nav aria-label="Pages" className={styles.pages}>
          {/* Not `disabled` at the ends: that would take the focus away. */}
          <button type="button" aria-disabled={page === 0} onClick={() => turnTo(page - 1)}>
            Previous {pageSize}
          </button>
          <p role="status">
            Patients {(first + 1).toLocaleString('en-GB')} to {last.toLocaleString('en-GB')} of{' '}
            {patients.length.toLocaleString('en-GB')}
          </p>
          <button type="button" aria-disabled={page === pageCount - 1} onClick={() => turnTo(page + 1)}>
            Next {pageSize}
          </button>
        </nav>
      )}
    </>
  )
}

/** Arrow keys go from name to name, Home and End to the ends of the page; Enter opens, as on any button. */
function moveBetweenNames(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = [...event.currentTarget.children]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  const name = to === undefined ? undefined : rows[to]?.querySelector<HTMLElement>('h3 button')
  if (!name) return
  event.preventDefault()
  name.focus()
}

/** Which part of a long list is shown. A list under another name starts at its first page. */
function usePages(count: number, name: string) {
  const [turned, setTurned] = useState({ name, page: 0 })
  const pageCount = Math.max(1, Math.ceil(count / pageSize))
  // The list may have become shorter since.
  const page = turned.name === name ? Math.min(turned.page, pageCount - 1) : 0
  const first = page * pageSize
  return {
    page,
    pageCount,
    first,
    last: Math.min(count, first + pageSize),
    turnTo: (next: number) => {
      if (next < 0 || next >= pageCount) return
      setTurned({ name, page: next })
      document.querySelector('main')?.scrollIntoView?.()
    },
  }
}
