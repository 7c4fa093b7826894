import { Button } from '@mantine/core'
import type { AlertCounts } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { countByRisk } from '@second-wind/core/care/roster/risk-group'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FigureStrip } from '../dashboard/figure-strip.tsx'
import { rosterUnavailableWords } from '../dashboard/roster-unavailable-words.ts'
import { NoPatients } from '../no-patients.tsx'
import {
  filterAndSortRoster,
  matchesFilter,
  type RiskChoice,
  type RosterOrder,
  rosterOrders,
  type RosterFilter,
} from './filter-and-sort-roster.ts'
import { type ListedPatients, PatientList } from './patient-list.tsx'
import { focusSearch, RosterShortcutsHelp } from './roster-shortcuts.tsx'
import { RiskFilter, RosterOrderChoice, RosterSearch } from './roster-toolbar.tsx'
import styles from './roster.module.css'

type Props = ListedPatients & {
  /** Undefined until they are here. */
  patients: DashboardPatient[] | undefined
  hasFailed: boolean
  alertCounts: AlertCounts | undefined
  risk: RiskChoice
  filter: RosterFilter
  order: RosterOrder
  /** The key that searches was pressed on another tab. */
  isSearching: boolean
  onRisk: (risk: RiskChoice) => void
  onShowAll: () => void
  onOrder: (order: RosterOrder) => void
}

export function Roster({ patients, hasFailed, ...props }: Props) {
  const { alertCounts, risk, filter, order, isSearching, onRisk, onShowAll, onOrder, ...listed } = props
  const [search, setSearch] = useState('')
  const [isUnfolded, setIsUnfolded] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown, counts } = useShownPatients(patients, { search, risk, filter, order }, listed.now)
  useEffect(() => {
    if (isSearching) focusSearch()
  }, [isSearching])
  const showAll = () => {
    setSearch('')
    onShowAll()
    heading.current?.focus()
  }
  return (
    <>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          All Patients
        </h2>
        <p className={styles.subtitle}>Complete patient roster under your care</p>
        {patients && patients.length > 0 && (
          <div className={styles.search}>
            <RosterSearch search={search} onSearch={setSearch} />
            <FoldButton isUnfolded={isUnfolded} onFold={() => setIsUnfolded(!isUnfolded)} />
            {shown.length > 0 && <RosterShortcutsHelp />}
          </div>
        )}
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
          <div id="roster-tools" className={styles.foldable} data-unfolded={isUnfolded || undefined}>
            <FigureStrip patients={patients} alertCounts={alertCounts} now={listed.now} />
            <RosterTools
              {...{ counts, risk, onRisk, order, onOrder }}
              isNarrow={listed.openId !== undefined}
            />
          </div>
          <p role="status" className={styles.count}>
            {search.trim() !== '' && matchWords(shown.length, counts[risk], search.trim())}
          </p>
          {shown.length === 0 && <NoMatch words={emptyWords(search, risk, filter)} onShowAll={showAll} />}
          {shown.length > 0 && (
            <PatientList {...listed} name={listName({ search, risk, filter, order })} patients={shown} />
          )}
        </>
      )}
    </>
  )
}

type Query = Pick<Props, 'risk' | 'filter' | 'order'> & { search: string }

/** The patients that match, and how many there are of each risk level before the search. */
function useShownPatients(patients: Props['patients'], { search, risk, filter, order }: Query, now: number) {
  const people = useMemo(
    () => (patients ?? []).filter((patient) => matchesFilter(filter, patient, now)),
    [patients, filter, now],
  )
  const counts = useMemo(() => ({ all: people.length, ...countByRisk(people) }), [people])
  const shown = useMemo(
    () => filterAndSortRoster(people, { search, risk, order }),
    [people, search, risk, order],
  )
  return { shown, counts }
}

type ToolsProps = Pick<Props, 'risk' | 'onRisk' | 'order' | 'onOrder'> & {
  counts: Record<RiskChoice, number>
  isNarrow: boolean
}

function RosterTools({ order, onOrder, ...risk }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <RiskFilter {...risk} />
      <RosterOrderChoice order={order} onOrder={onOrder} />
      <p className={styles.orderSentence} title={rosterOrders[order].sentence}>
        {rosterOrders[order].note}
      </p>
    </div>
  )
}

/** On a narrow screen the figures, filters and order are behind it, so that the patients come first. */
function FoldButton({ isUnfolded, onFold }: { isUnfolded: boolean; onFold: () => void }) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={isUnfolded}
      aria-controls="roster-tools"
      onClick={onFold}
    >
      Filter and sort
    </button>
  )
}

function NoMatch({ words, onShowAll }: { words: string; onShowAll: () => void }) {
  return (
    <>
      <p className={styles.words}>{words}</p>
      <Button variant="outline" onClick={onShowAll}>
        Show all patients
      </Button>
    </>
  )
}

/** "12 of 1,000 patients match “lee”". */
function matchWords(matching: number, all: number, search: string): string {
  return `${matching.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} patients match “${search}”`
}

/** "Your patients, high risk, most urgent first". */
function listName({ search, risk, filter, order }: Query) {
  const parts = [
    'Your patients',
    ...(filter === 'all' ? [] : [peopleNames[filter]]),
    ...(risk === 'all' ? [] : [`${risk} risk`]),
    ...(search.trim() === '' ? [] : [`matching ${search.trim()}`]),
    rosterOrders[order].label.toLowerCase(),
  ]
  return parts.join(', ')
}

const peopleNames = {
  vulnerable: 'vulnerable',
  silent: 'not in touch for 48 hours or more',
  advised: 'told to get advice today, below high risk',
} as const

const nobodyWords = {
  vulnerable: 'No vulnerable patients',
  silent: 'Every patient has been in touch in the last 48 hours.',
  advised: 'No one below high risk was told to get advice today.',
} as const

function emptyWords(search: string, risk: RiskChoice, filter: RosterFilter): string {
  if (search.trim() !== '') return 'No patients match this search'
  if (risk !== 'all' || filter === 'all') return `No ${risk} risk patients`
  return nobodyWords[filter]
}
