import { Button, Stack } from '@mantine/core'
import { useLiveQuery } from 'dexie-react-hooks'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readSyncFacts } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { EraseForm } from './erase-form.tsx'
import { ownDataWords } from './own-data-words.ts'

const { erase: words } = ownDataWords

/** Explains what is erased and what stays before the person confirms. */
export function EraseAccount() {
  const facts = useLiveQuery(readSyncFacts)
  const [isAsking, setIsAsking] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  if (!facts) return null
  const isUnsent = facts.pending + facts.attention > 0
  const keep = () => {
    flushSync(() => setIsAsking(false))
    start.current?.focus()
  }
  return (
    <FoldedSection heading={words.title} fact={words.fact} name="account-erase">
      <Card>
        <Stack>
          <p>{words.goes}</p>
          <p>{words.stays}</p>
          <p>{words.others}</p>
          <p>{words.never}</p>
          {isUnsent && (
            <Notice tone="warning">
              <p>{words.unsent}</p>
            </Notice>
          )}
          {!isUnsent && isAsking && <EraseForm onKeep={keep} />}
          {!isUnsent && !isAsking && (
            <div>
              <Button ref={start} color="red" variant="outline" onClick={() => setIsAsking(true)}>
                {words.start}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </FoldedSection>
  )
}
