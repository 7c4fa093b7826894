import { Stack } from '@mantine/core'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { FindingsAndHelp } from './findings-and-help.tsx'
import type { EntryWithFindings } from './findings-card.tsx'

/** The findings of an entry for which no dialog opens. They scroll into view and take the focus. */
export function InlineFindings(entry: EntryWithFindings) {
  const place = useFocusOnce<HTMLDivElement>()
  return (
    <Stack ref={place} role="group" aria-label="Warning about this entry" tabIndex={-1}>
      <FindingsAndHelp {...entry} onLeave={() => undefined} />
    </Stack>
  )
}
