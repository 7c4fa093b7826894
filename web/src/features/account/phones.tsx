import { phonesWords as words } from '@second-wind/core/content/account/phones-words'
import type { Device } from '@second-wind/core/contract/devices'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import { clockTime, longDate } from '../../ui/uk-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { Listed } from './listed.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Phone } from './phone.tsx'
import type { ServerList } from './use-server-list.ts'

export function Phones({ phones }: { phones: ServerList<Device> }) {
  const now = useNow()
  // Two phones may be signed out in the same words.
  const [{ said, round }, setOutcome] = useState({ said: '', round: 0 })
  return (
    <Card>
      <Stack>
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        {said !== '' && <Outcome key={round}>{said}</Outcome>}
        <Listed of={phones} idOf={({ id }) => id}>
          {(device, all) => (
            <Phone
              device={device}
              name={nameAmong(all, device)}
              now={now}
              onDone={(outcome) => {
                setOutcome({ said: outcome, round: round + 1 })
                phones.askAgain()
              }}
            />
          )}
        </Listed>
      </Stack>
    </Card>
  )
}

/** Two of one make are told apart by when they were linked: the wrong one may be emptied. */
function nameAmong(all: readonly Device[], { id, label, since }: Device): string {
  const isAlone = all.every((other) => other.id === id || other.label !== label)
  if (isAlone) return label
  const at = Date.parse(since)
  return words.named(label, `${longDate(at)}, ${clockTime(at)}`)
}
