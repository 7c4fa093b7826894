import { isWarning } from '@second-wind/core/findings/finding'
import { isBadDay } from '@second-wind/core/recovery/motivation/bad-day'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useUnfinished } from '../../data/live/unfinished/unsaved-changes.ts'
import { useCurrentFindings } from '../../data/live/use-current-findings.ts'
import { authMode } from '../../data/local/index.ts'
import { useHasChildren } from '../../ui/hooks/use-has-children.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { InstallPrompt } from '../../widgets/pwa/install-prompt.tsx'
import { useSyncStatus } from '../../widgets/sync/use-sync-status.ts'
import { useUnfinishedCheck } from '../../widgets/unfinished/use-unfinished-check.ts'
import { AdviceGroup } from './advice/advice-group.tsx'
import { CheckInReminder } from './check-in-reminder.tsx'
import { CareGroup } from './groups/care-group.tsx'
import { LearnGroup } from './groups/learn-group.tsx'
import { MoreGroup } from './groups/more-group.tsx'
import { SetupCard } from './groups/setup-card.tsx'
import { HomeDialogs } from './home-dialogs.tsx'
import type { HomeScreenProps } from './home-screen.tsx'
import { PointsPaused } from './progress/points-paused.tsx'
import { ProgressGroup } from './progress/progress-group.tsx'
import { RecoveryGroup } from './recovery/recovery-group.tsx'
import { TasksGroup } from './tasks/tasks-group.tsx'
import { useDialog } from './use-dialog.ts'
import { useHomeHistory } from './use-home-history.ts'
import { useHomeMessages } from './use-home-messages.ts'
import { useToday } from './use-today.ts'
import { UsualDayProposal } from './usual-day/usual-day-proposal.tsx'
import styles from './home-groups.module.css'

/**
 * Everything below the first screenful. On a bad day advice and the ways to get care come first, and nothing celebrates
 * (hazard C42). Groups that need the whole history are deferred, so that a long one does not delay a tap.
 */
export function HomeGroups({ airQuality, Frame }: HomeScreenProps) {
  const latest = useHomeHistory()
  const findings = useCurrentFindings(useNow()) ?? []
  const history = useDeferredValue(latest, 'reading')
  const unfinished = useUnfinished(useToday())
  const mustAdvise = useUnfinishedCheck() === 'advice-today'
  const messages = useHomeMessages(useNow())
  const [watchOffers, hasOffer] = useHasChildren()
  const isOverdue = useSyncStatus()?.status.tone === 'red'
  const dialog = useDialog()

  if (latest === 'reading' || history === 'reading' || !messages)
    return <p className={styles.waiting}>Opening…</p>
  if (latest === 'unreadable' || history === 'unreadable')
    return <GroupsWithoutData Frame={Frame} dialog={dialog} />

  const isBad = isBadDay({ ...latest, findings }) || unfinished === 'emergency' || unfinished === 'much-worse'
  // The card about a warning sign has the calls; the other ways to get care are one line below the advice.
  const hasWarning = findings.some(isWarning)
  // Praise and points beside a sign, or an open question about one, would say that all is well (HZ-02).
  const celebrates = !isBad && !unfinished && !mustAdvise && findings.length === 0 && !messages.worse
  const isCalm = celebrates && messages.unread.length === 0
  const advice = <AdviceGroup {...{ history, findings, unfinished, mustAdvise }} messages={messages.all} />
  const tasks = <TasksGroup history={latest} settled={history} hasPoints={celebrates} />
  const showsRecovery = isCalm && !hasOffer && !isOverdue
  const recovery = (
    <RecoveryGroup {...{ history, celebrates, hasWarning }} onOpen={dialog.open} isOpen={showsRecovery} />
  )
  return (
    <div className={styles.groups} data-brief={hasWarning || undefined}>
      {isBad && advice}
      {isBad && <CareGroup onOpen={dialog.open} isOpen={!hasWarning} />}
      <div ref={watchOffers} className={styles.oneOfThese}>
        <CheckInReminder />
        {isCalm && <UsualDayProposal history={history} />}
        {isCalm && <InstallPrompt />}
      </div>
      <Setup hasProfile={latest.profile !== undefined} />
      {!isBad && advice}
      {celebrates && tasks}
      {showsRecovery && recovery}
      <div className={styles.sections}>
        {!celebrates && tasks}
        {!showsRecovery && recovery}
        {celebrates && <ProgressGroup history={history} />}
        <LearnGroup activities={history.activities} />
        {airQuality?.(dialog.open)}
        {!isBad && <CareGroup onOpen={dialog.open} />}
        <MoreGroup />
      </div>
      {!celebrates && <PointsPaused />}
      <HomeDialogs {...dialog} history={history} Frame={Frame} />
    </div>
  )
}

type WithoutDataProps = Pick<HomeScreenProps, 'Frame'> & { dialog: ReturnType<typeof useDialog> }

function GroupsWithoutData({ Frame, dialog }: WithoutDataProps) {
  return (
    <div className={styles.groups}>
      <InstallPrompt />
      <CareGroup onOpen={dialog.open} isOpen />
      <MoreGroup />
      <HomeDialogs {...dialog} Frame={Frame} />
    </div>
  )
}

function Setup({ hasProfile }: { hasProfile: boolean }) {
  if (!LinkCard) return hasProfile ? null : <SetupCard />
  return (
    <Suspense fallback={null}>
      <LinkCard hasProfile={hasProfile} />
    </Suspense>
  )
}

/** The demo has no clinics to link to. */
const LinkCard =
  authMode === 'real'
    ? lazy(async () => ({ default: (await import('./groups/link-card.tsx')).LinkCard }))
    : undefined
