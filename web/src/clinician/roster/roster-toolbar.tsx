import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx'
import {
  isRiskChoice,
  isRosterOrder,
  type RiskChoice,
  riskChoices,
  type RosterOrder,
  rosterOrders,
} from './filter-and-sort-roster.ts'
import styles from './roster-toolbar.module.css'

const classNames = { label: styles.label ?? '', input: styles.input ?? '' }

type SearchProps = { search: string; onSearch: (search: string) => void }

export function RosterSearch({ search, onSearch }: SearchProps) {
  return (
    <div role="search">
      <TextInput
        type="search"
        label="Search by name, NHS number or date of birth"
        placeholder="Name or number"
        autoComplete="off"
        classNames={{
          label: styles.hint ?? '',
          input: styles.input ?? '',
          root: `${styles.field} ${styles.search}`,
        }}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </div>
  )
}

type RiskProps = {
  counts: Record<RiskChoice, number>
  risk: RiskChoice
  onRisk: (risk: RiskChoice) => void
  /** A record is open beside the list. */
  isNarrow: boolean
}

/** Buttons; beside a record, where they would take two lines, a menu. */
export function RiskFilter({ counts, risk, onRisk, isNarrow }: RiskProps) {
  const choices = riskChoices(counts)
  if (!isNarrow) return <ChoiceButtons label="Risk" choices={choices} chosen={risk} onChoose={onRisk} />
  return (
    <NativeSelect
      label="Risk"
      classNames={{ ...classNames, root: `${styles.field} ${styles.risk}` }}
      data={choices.map(({ id, text }) => ({ value: id, label: text }))}
      value={risk}
      onChange={({ currentTarget: { value } }) => {
        if (isRiskChoice(value)) onRisk(value)
      }}
    />
  )
}

type OrderProps = { order: RosterOrder; onOrder: (order: RosterOrder) => void }

export function RosterOrderChoice({ order, onOrder }: OrderProps) {
  return (
    <NativeSelect
      label="Sort by"
      classNames={{ ...classNames, root: `${styles.field} ${styles.order}` }}
      data={Object.entries(rosterOrders).map(([value, { label }]) => ({ value, label }))}
      value={order}
      onChange={({ currentTarget: { value } }) => {
        if (isRosterOrder(value)) onOrder(value)
      }}
    />
  )
}
