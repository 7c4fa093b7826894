import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import type { PatientId } from '@second-wind/core/model/ids'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { Dated } from '../../server/poll.ts'
import { Button } from '../../ui/button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { arrangeRoster, type RosterOrder } from './arrange-roster.ts'
import styles from './roster.module.css'
import { RosterCards } from './roster-cards.tsx'
import { RosterTable } from './roster-table.tsx'
import { RosterToolbar } from './roster-toolbar.tsx'

type Props = {
  roster: Dated<DashboardPatient[]>
  /** Whose check-in came while the screen was open, and when. */
  arrivedAt: ReadonlyMap<PatientId, number>
}

const newForMs = 60_000

export function Roster({ roster, arrivedAt }: Props) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<RosterOrder>('latest-check-in')
  const isWide = useMediaQuery('(min-width: 48.0625em)', false, { getInitialValueInEffect: false })
  const now = useNow()
  const shown = arrangeRoster(roster.data, search, order)
  const List = isWide ? RosterTable : RosterCards

  return (
    <>
      <div className={styles.top}>
        <div>
          <h2>All Patients</h2>
          <p className={styles.subtitle}>Complete patient roster under your care</p>
        </div>
        {roster.data.length > 0 && (
          <RosterToolbar search={search} onSearch={setSearch} order={order} onOrder={setOrder} />
        )}
      </div>
      <p role="status" className={styles.count}>
        {search.trim() !== '' && `${shown.length} of ${roster.data.length} patients match “${search.trim()}”`}
      </p>
      {roster.data.length === 0 && <p>No patients assigned</p>}
      {roster.data.length > 0 && shown.length === 0 && (
        <Button look="plain" onClick={() => setSearch('')}>
          Show all patients
        </Button>
      )}
      {shown.length > 0 && (
        <List
          patients={shown}
          order={order}
          // By the server's clock, so that a wrong clock on this computer does not make patients look fresh.
          now={roster.asOf + Math.max(0, now - roster.heardAt)}
          isNew={(patient) => now - (arrivedAt.get(patient.id) ?? -Infinity) < newForMs}
        />
      )}
    </>
  )
}
