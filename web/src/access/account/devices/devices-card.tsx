import { Stack } from '@mantine/core'
import type { Device } from '@second-wind/core/access/contract/devices'
import { useState } from 'react'
import { FocusedStatus } from '../../../ui/feedback/focused-status.tsx'
import { clockTime, longDate } from '../../../ui/format/uk-time.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { AccountListView } from '../account-list-view.tsx'
import type { AccountList } from '../use-account-list.ts'
import { DeviceItem } from './device-item.tsx'
import { devicesWords as words } from './devices-words.ts'

export function DevicesCard({ phones }: { phones: AccountList<Device> }) {
  const now = useNow()
  // Signing out two phones may produce the same text.
  const [{ text, round }, setOutcome] = useState({ text: '', round: 0 })
  return (
    <Card>
      <Stack>
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        {text !== '' && <FocusedStatus key={round}>{text}</FocusedStatus>}
        <AccountListView of={phones} idOf={({ id }) => id}>
          {(device, all) => (
            <DeviceItem
              device={device}
              name={nameAmong(all, device)}
              now={now}
              onDone={(outcome) => {
                setOutcome({ text: outcome, round: round + 1 })
                phones.askAgain()
              }}
            />
          )}
        </AccountListView>
      </Stack>
    </Card>
  )
}

/** Two phones of the same make also show when they were linked, so that the person does not empty the wrong one. */
function nameAmong(all: readonly Device[], { id, label, since }: Device): string {
  const isAlone = all.every((other) => other.id === id || other.label !== label)
  if (isAlone) return label
  const at = Date.parse(since)
  return words.named(label, `${longDate(at)}, ${clockTime(at)}`)
}
