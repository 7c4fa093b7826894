import { recoveryTimeline } from '@second-wind/core/recovery/timeline'
import { lazy, Suspense, useMemo } from 'react'
import type { HomeScreenProps } from './home-screen.tsx'
import type { useDialog } from './use-dialog.ts'
import type { HomeHistory } from './use-home-history.ts'

type Props = Omit<ReturnType<typeof useDialog>, 'open'> &
  Pick<HomeScreenProps, 'Frame'> & { history?: HomeHistory }

/** Loaded when it is first opened; offline from the worker's cache. */
export function HomeDialogs({ id, wasOpened, close, history, Frame }: Props) {
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Frame>
        <HonestNoticeDialog
          id={id === 'timeline' ? undefined : id}
          onClose={close}
          closeLabel={id === 'medical-monitoring' ? 'Return to Home' : 'Close'}
        />
        {history && <OwnTimeline isOpen={id === 'timeline'} onClose={close} history={history} />}
      </Frame>
    </Suspense>
  )
}

type TimelineProps = { isOpen: boolean; onClose: () => void; history: HomeHistory }

function OwnTimeline({ history: { entries, today, profile }, ...dialog }: TimelineProps) {
  const timeline = useMemo(() => recoveryTimeline(entries, today, profile), [entries, today, profile])
  return <TimelineDialog {...dialog} timeline={timeline} today={today} />
}

const HonestNoticeDialog = lazy(async () => ({
  default: (await import('../../widgets/honest-notice-dialog.tsx')).HonestNoticeDialog,
}))
const TimelineDialog = lazy(async () => ({
  default: (await import('./recovery/timeline-dialog.tsx')).TimelineDialog,
}))
