import { Button, Stack } from '@mantine/core'
import { captureNow } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'

type Props = { startedOn: string; onStartAgain: () => void }

/** For an app that was left open overnight: yesterday's answers must not count as today's. */
export function OutdatedCheckNotice({ startedOn, onStartAgain }: Props) {
  useNow()
  if (startedOn === captureNow().localDate) return null
  return (
    <Notice tone="warning">
      <Stack gap="xs" align="flex-start">
        <p>You started this check on another day. Start again to check how you are today.</p>
        <Button variant="outline" onClick={onStartAgain}>
          Start again
        </Button>
      </Stack>
    </Notice>
  )
}
