import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { countByRisk } from '@second-wind/core/care/roster/risk-group'
import { useMemo, useRef, useState } from 'react'
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { rosterUnavailableWords } from '../dashboard/roster-unavailable-words.ts'
import { NoPatients } from '../no-patients.tsx'
import { filterAndSortRoster, type RosterOrder, rosterOrders } from './filter-and-sort-roster.ts'
import { type ListedPatients, PatientList } from './patient-list.tsx'
import { type RiskChoice, riskChoices } from './risk-choices.ts'
import { RosterToolbar } from './roster-toolbar.tsx'
import styles from './roster.module.css'

type Props = ListedPatients & {
  /** Undefined until they are here. */
  patients: DashboardPatient[] | undefined
  hasFailed: boolean
  risk: RiskChoice
  order: RosterOrder
  onRisk: (risk: RiskChoice) => void
  onOrder: (order: RosterOrder) => void
}

export function Roster({ patients, hasFailed, risk, order, onRisk, onOrder, ...listed }: Props) {
  const [search, setSearch] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const counts = useMemo(() => ({ all: patients?.length ?? 0, ...countByRisk(patients ?? []) }), [patients])
  const shown = useMemo(
    () => filterAndSortRoster(patients ?? [], { search, risk, order }),
    [patients, search, risk, order],
  )

  return (
    <>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          All Patients
        </h2>
        <p className={styles.subtitle}>Complete patient roster under your care</p>
      </div>
      {!patients && (
        <p className={styles.words}>{hasFailed ? rosterUnavailableWords : 'Loading patients...'}</p>
      )}
      {patients?.length === 0 && (
        <div className={styles.words}>
          <NoPatients />
        </div>
      )}
      {patients && patients.length > 0 && (
        <>
          <div className={styles.tools}>
            <ChoiceButtons label="Risk" choices={riskChoices(counts)} chosen={risk} onChoose={onRisk} />
            <RosterToolbar search={search} onSearch={setSearch} order={order} onOrder={onOrder} />
          </div>
          <p role="status" className={styles.count}>
            {search.trim() !== '' && matchWords(shown.length, counts[risk], search.trim())}
          </p>
          {shown.length === 0 && (
            <>
              <p className={styles.words}>{emptyWords(search, risk)}</p>
              <Button
                look="plain"
                onClick={() => {
                  setSearch('')
                  onRisk('all')
                  heading.current?.focus()
                }}
              >
                Show all patients
              </Button>
            </>
          )}
          {shown.length > 0 && (
            <PatientList {...listed} name={listName(search, risk, order)} patients={shown} />
          )}
        </>
      )}
    </>
  )
}

/** "12 of 1,000 patients match “lee”". */
function matchWords(matching: number, all: number, search: string): string {
  return `${matching.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} patients match “${search}”`
}

/** "Your patients, high risk, most urgent first". */
function listName(search: string, risk: RiskChoice, order: RosterOrder): string {
  const parts = [
    'Your patients',
    ...(risk === 'all' ? [] : [`${risk} risk`]),
    ...(search.trim() === '' ? [] : [`matching ${search.trim()}`]),
    rosterOrders[order].label.toLowerCase(),
  ]
  return parts.join(', ')
}

function emptyWords(search: string, risk: RiskChoice): string {
  return search.trim() === '' ? `No ${risk} risk patients` : 'Nobody here has this name'
}
