import { Button, Stack } from '@mantine/core'
import { answeredEarlier, startedOnAnotherDay } from '@second-wind/core/content/triage/kept-answers'
import type { CheckDraft } from '../../../data/live/unfinished-check.ts'
import { captureNow } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { clockTime } from '../../../ui/format/uk-time.ts'
import { StartAgain } from './start-again.tsx'

type Props = {
  place: { at: 'question' | 'result'; check: CheckDraft }
  /** Its answers, unless they are a result: when the first was given, if that is hours ago, and what they ask for. */
  unfinished: { longAgo: number | undefined; asksForAdvice: boolean } | undefined
  onStartAgain: () => void
}

/** For an app that was left open: the answers of yesterday, or of this morning, must not count as those of now. */
export function OutdatedCheckNotice({ place: { at, check }, unfinished, onStartAgain }: Props) {
  const isOfToday = check.localDate === captureNow().localDate
  const answeredAt = at === 'question' ? unfinished?.longAgo : undefined
  if (isOfToday && answeredAt === undefined) return null
  return (
    <Notice tone="warning">
      <Stack gap="xs" align="flex-start">
        <p>
          {isOfToday && answeredAt !== undefined
            ? answeredEarlier(clockTime(answeredAt))
            : startedOnAnotherDay}
        </p>
        <StartAgain asksForAdvice={unfinished?.asksForAdvice === true} onStartAgain={onStartAgain}>
          {(start) => (
            <Button variant="outline" onClick={start}>
              Start again
            </Button>
          )}
        </StartAgain>
      </Stack>
    </Notice>
  )
}
