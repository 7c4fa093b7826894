import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Group, NativeSelect } from '@mantine/core'
import { alertSeverities } from '@second-wind/core/care/alert'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { ReactNode } from 'react'
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx'
import { type AlertFilter, parseAlertFilter, alertStates, filterAlerts } from './alert-filter.ts'
import { severityNames } from './alert-words.ts'
import styles from './alert-toolbar.module.css'

type Props = {
  alerts: readonly ListedAlert[]
  filter: AlertFilter
  onFilter: (filter: AlertFilter) => void
  /** After the filters. */
  children: ReactNode
}

export function AlertToolbar({ alerts, filter, onFilter, children }: Props) {
  const countOf = (changes: Partial<AlertFilter>) => filterAlerts(alerts, { ...filter, ...changes }).length
  return (
    <Group gap="xs" className={styles.toolbar ?? ''}>
      <ChoiceButtons
        label="Show"
        choices={alertStates.map((state) => ({
          id: state,
          text: `${stateNames[state]} (${countOf({ state })}${state === 'open' ? unreadWords(alerts, filter) : ''})`,
        }))}
        chosen={filter.state}
        onChoose={(state) => onFilter({ ...filter, state })}
      />
      <NativeSelect
        label="Severity"
        classNames={{ root: styles.severity ?? '', label: styles.label ?? '', input: styles.input ?? '' }}
        data={[
          { value: 'all', label: `Any severity (${countOf({ severity: 'all' })})` },
          ...alertSeverities.map((severity) => ({
            value: severity,
            label: `${severityNames[severity]} (${countOf({ severity })})`,
          })),
        ]}
        value={filter.severity}
        onChange={({ currentTarget: { value } }) => onFilter(parseAlertFilter(filter.state, value))}
      />
      {children}
    </Group>
  )
}

/** The tab counts the unread ones: ", 9 unread" where some of the open ones were read. */
function unreadWords(alerts: readonly ListedAlert[], filter: AlertFilter): string {
  const open = filterAlerts(alerts, { ...filter, state: 'open' })
  const unread = open.filter(({ isRead }) => !isRead).length
  return unread === 0 || unread === open.length ? '' : `, ${unread} unread`
}

const stateNames = { all: 'All', open: 'Open', resolved: 'Resolved' }
