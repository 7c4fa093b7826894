import { Button, Stack } from '@mantine/core'
import { Notice } from './notice.tsx'

/** @param what could not be opened: a plural noun that starts a sentence */
export function LoadFailedNotice({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Stack align="flex-start">
      <Notice tone="warning">
        <p role="alert">{what} could not be opened. They may not be on this phone yet.</p>
      </Notice>
      <Button onClick={onRetry}>Try again</Button>
    </Stack>
  )
}
