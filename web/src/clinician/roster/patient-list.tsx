import { Button } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { PatientId } from '@second-wind/core/platform/ids'
import { type KeyboardEvent, useCallback, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PatientRow } from './patient-row.tsx'
import { moveBetweenRows, useRosterShortcuts } from './roster-shortcuts.tsx'
import { useStableOrder } from './use-stable-order.ts'
import styles from './patient-list.module.css'

export type ListedPatients = {
  /** Epoch milliseconds by the server's clock. */
  now: number
  isNew: (id: PatientId) => boolean
  /** Whose record is open. */
  openId: PatientId | undefined
  onOpen: (id: PatientId) => void
  more: OpenRows
}

type OpenRows = { ids: ReadonlySet<PatientId>; toggle: (id: PatientId) => void }

/** Whose "More" is open, for as long as the dashboard is: in memory only, like everything about patients (HZ-12). */
export function useOpenRows(): OpenRows {
  const [ids, setIds] = useState<ReadonlySet<PatientId>>(new Set())
  const toggle = useCallback(
    (id: PatientId) =>
      setIds((open) =>
        open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]),
      ),
    [],
  )
  return { ids, toggle }
}

type Props = ListedPatients & {
  /** What list this is; another name begins at its first page. */
  name: string
  /** How it is sorted, in a sentence. */
  order?: string
  patients: DashboardPatient[]
  /** Goes to the search, where it is not beside the list. */
  onSearch?: () => void
}

const courseWords =
  'Breathing (thick line) and cough (thin line) in the last 14 check-ins. The change is from the usual day that the patient has set, or else from earlier check-ins.'

/** Fifty at a time, so that a thousand cost no more than fifty; and of these the ones in sight first. */
const pageSize = 50
const inSight = 10

export function PatientList({ name, order, patients, now, isNew, openId, onOpen, more, onSearch }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { shown, hasChanged, sortAgain, reading } = useStableOrder(patients, name)
  useRosterShortcuts(list, onSearch)
  const pages = usePages(patients.length, name)
  const wanted = `${name}, page ${pages.page}`
  // Another list is drawn in two steps, and a letter typed meanwhile does not wait for the second.
  const isSettled = useDeferredValue(wanted, '') === wanted
  const drawn = shown.slice(pages.first, isSettled ? pages.last : Math.min(pages.last, pages.first + inSight))

  return (
    <>
      {order !== undefined && <p className={styles.order}>{order}</p>}
      <div {...reading}>
        <div role="status" className={styles.changed}>
          {hasChanged && (
            <>
              <span>The order has changed. {patients[0]?.name} is now first.</span>
              <Button
                variant="outline"
                onClick={() => {
                  flushSync(sortAgain)
                  list.current?.querySelector<HTMLElement>('h3 button')?.focus()
                }}
              >
                Sort again
              </Button>
            </>
          )}
        </div>
        <div className={styles.frame}>
          {/* For the eye: each row names what it shows. */}
          <div className={styles.columns} aria-hidden>
            <span>Patient</span>
            <span>Risk</span>
            <span>Why</span>
            <span title={courseWords}>Trend and change</span>
            <span>Last contact</span>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ul ref={list} aria-label={name} className={styles.list} onKeyDown={moveWithArrows}>
            {drawn.map((patient) => (
              <PatientRow
                key={patient.id}
                patient={patient}
                now={now}
                isNew={isNew(patient.id)}
                isOpen={patient.id === openId}
                isMore={more.ids.has(patient.id)}
                onOpen={onOpen}
                onMore={more.toggle}
              />
            ))}
          </ul>
        </div>
      </div>
      {pages.pageCount > 1 && <Pager {...pages} count={patients.length} />}
    </>
  )
}

/** Arrow keys go from name to name, Home and End to the ends of the page; Enter opens, as on any button. */
function moveWithArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1, Home: -pageSize, End: pageSize }[event.key]
  if (by === undefined || (event.target instanceof Element && event.target.closest('section'))) return
  event.preventDefault()
  moveBetweenRows(event.currentTarget, by)
}

type Pages = ReturnType<typeof usePages>

function Pager({ page, pageCount, first, last, turnTo, count }: Pages & { count: number }) {
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {/* Not `disabled` at the ends: that would take the focus away. */}
      <button type="button" aria-disabled={page === 0} onClick={() => turnTo(page - 1)}>
        Previous {pageSize}
      </button>
      <p role="status">
        Patients {(first + 1).toLocaleString('en-GB')} to {last.toLocaleString('en-GB')} of{' '}
        {count.toLocaleString('en-GB')}
      </p>
      <button type="button" aria-disabled={page === pageCount - 1} onClick={() => turnTo(page + 1)}>
        Next {pageSize}
      </button>
    </nav>
  )
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
