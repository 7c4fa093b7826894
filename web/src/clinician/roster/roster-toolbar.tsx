import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { isRosterOrder, type RosterOrder, rosterOrders } from './filter-and-sort-roster.ts'
import styles from './roster-toolbar.module.css'

type Props = {
  search: string
  onSearch: (search: string) => void
  order: RosterOrder
  onOrder: (order: RosterOrder) => void
}

const classNames = { root: styles.field ?? '', label: styles.label ?? '', input: styles.input ?? '' }

export function RosterToolbar({ search, onSearch, order, onOrder }: Props) {
  return (
    <div role="search" className={styles.toolbar}>
      <TextInput
        type="search"
        label="Search by name"
        autoComplete="off"
        classNames={classNames}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <NativeSelect
        label="Sort by"
        classNames={classNames}
        data={Object.entries(rosterOrders).map(([value, { label }]) => ({ value, label }))}
        value={order}
        onChange={({ currentTarget: { value } }) => {
          if (isRosterOrder(value)) onOrder(value)
        }}
      />
    </div>
  )
}
