import { Button } from '@mantine/core'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { asksForAdviceToday } from '@second-wind/core/findings/finding'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { useLiveQuery } from 'dexie-react-hooks'
import { useRef, useState } from 'react'
import { useUnfinished } from '../../../data/live/unfinished/unsaved-changes.ts'
import { useActionPlan } from '../../../data/live/use-action-plan.ts'
import { useCurrentFindings } from '../../../data/live/use-current-findings.ts'
import { useHasPlan } from '../../../data/live/use-has-plan.ts'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import { useZoneToday } from '../../../data/live/use-zone-today.ts'
import { captureAt } from '../../../data/local/index.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { CallRow } from '../../../widgets/call-row.tsx'
import { FollowUpCard } from '../../../widgets/follow-up-card.tsx'
import { OwnCalls } from '../../../widgets/own-help.tsx'
import { UnfinishedLogNotice } from '../../../widgets/unfinished/unfinished-log-notice.tsx'
import { UnsavedPlanNotice } from '../../../widgets/unfinished/unsaved-changes.tsx'
import { PlanPhotos } from './photos/plan-photos.tsx'
import { findPlanDraft } from './plan-draft.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanView } from './plan-view.tsx'
import { ZoneToday } from './zone-today.tsx'
import styles from '../tab.module.css'

/** `text`: the result of the last action, announced once. */
type Stage = { isEditing: boolean; text: string }

/** The person's own action plan: none yet, the form, or the plan to read. */
export function PlanTab() {
  const stored = useActionPlan()
  const hasPlan = useHasPlan()
  const [{ isEditing, text }, setStage] = useState<Stage>({ isEditing: false, text: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const { isCallAbove, isAdviceAbove, isMainAbove } = useCardsAbove()
  const isZoneKnown = useZoneToday(useNow())?.zone !== undefined
  const zoneToday = <ZoneToday isCallAbove={isCallAbove} />
  const go = (stage: Stage) => {
    setStage(stage)
    // The pressed button disappears, so the focus moves to the top.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }
  if (!stored) return null
  if (stored.isUnreadable && !isEditing) {
    return (
      <div className={styles.tab}>
        <h2>{planWords.title}</h2>
        <ErrorText>{planWords.unreadable}</ErrorText>
      </div>
    )
  }

  const edit = () => go({ isEditing: true, text: '' })
  const { plan } = stored
  return (
    <div className={styles.tab}>
      <h2 ref={heading} tabIndex={-1}>
        {planWords.title}
      </h2>
      <p role="status" className={styles.status}>
        {text}
      </p>
      {!isEditing && <UnfinishedLogNotice />}
      {!isEditing && <FollowUpCard isFolded />}
      {!isEditing && hasPlan && isZoneKnown && zoneToday}
      {!isEditing && plan && <UnsavedChange onCarryOn={edit} />}
      {isEditing ? (
        <PlanForm
          plan={plan}
          onSaved={() => go({ isEditing: false, text: planWords.saved })}
          onLeave={() => go({ isEditing: false, text: '' })}
        />
      ) : plan ? (
        <PlanView
          plan={plan}
          onEdit={edit}
          onDeleted={() => go({ isEditing: false, text: planWords.removed })}
        />
      ) : (
        <WhatToDo hasPhoto={hasPlan} {...{ isCallAbove, isAdviceAbove }} />
      )}
      {!isEditing && hasPlan && !isZoneKnown && zoneToday}
      {!isEditing && <Photos hasTypedPlan={plan !== undefined} onTypeIn={edit} isMainAbove={isMainAbove} />}
    </div>
  )
}

const UnsavedChange = ({ onCarryOn }: { onCarryOn: () => void }) => (
  <UnsavedPlanNotice>
    <Button variant="outline" onClick={onCarryOn}>
      {planWords.carryOn}
    </Button>
  </UnsavedPlanNotice>
)

/** Whether a card above has the calls, the same advice for today, and what to do first. */
function useCardsAbove() {
  const now = useNow()
  const card = followUpCard(useCurrentFindings(now) ?? [])
  const isCallAbove = card !== undefined
  const hasUnfinishedLog = useUnfinished(captureAt(now).localDate) !== undefined
  return {
    isCallAbove,
    isAdviceAbove: card?.state === 'urgent' && card.findings.some(asksForAdviceToday),
    isMainAbove: isCallAbove || hasUnfinishedLog,
  }
}

type WhatToDoProps = { hasPhoto: boolean; isCallAbove: boolean; isAdviceAbove: boolean }

/** Without a typed plan: one line on what to do, and on a bad day whom to call. */
function WhatToDo({ hasPhoto, isCallAbove, isAdviceAbove }: WhatToDoProps) {
  const inNation = useNationWords()
  const zone = useZoneToday(useNow())?.zone
  // With a photo the zone of today has the calls.
  if (hasPhoto) return <p>{planWords.inPhoto}</p>
  if (isAdviceAbove) return <OwnCalls />
  return (
    <Notice tone={zone === 'red' || zone === 'amber' ? 'warning' : 'info'}>
      <p>{inNation(planWords.withoutPlan)}</p>
      {(zone === 'red' || zone === 'amber') && (
        <>
          {!isCallAbove && <CallRow />}
          <OwnCalls />
        </>
      )}
    </Notice>
  )
}

type PhotosProps = { hasTypedPlan: boolean; onTypeIn: () => void; isMainAbove: boolean }

/** The paper plan as photos, and while none is typed in, the way to do that. */
function Photos({ hasTypedPlan, onTypeIn, isMainAbove }: PhotosProps) {
  const isBegun = useLiveQuery(() => findPlanDraft().catch(() => undefined)) !== undefined
  const typeIn = !hasTypedPlan && <TypeIn isBegun={isBegun} onTypeIn={onTypeIn} />
  return <PlanPhotos {...{ typeIn, isBegun, isMainAbove }} />
}

/** The other way to a plan on this phone. Nothing is filled in. */
function TypeIn({ isBegun, onTypeIn }: { isBegun: boolean; onTypeIn: () => void }) {
  return (
    <Button variant="outline" onClick={onTypeIn}>
      {isBegun ? planWords.carryOn : planWords.typeIn}
    </Button>
  )
}
