import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { useRef, useState } from 'react'
import { useActionPlan } from '../../../data/live/use-action-plan.ts'
import styles from '../tab.module.css'
import { NoPlan } from './no-plan.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanView } from './plan-view.tsx'
import { SampleDay } from './sample-day.tsx'

/** `words`: what became of the plan, to be said once. */
type Stage = { isEditing: boolean; words: string }

/** The person's own action plan: none yet, being typed in, or to read. */
export function PlanTab() {
  const stored = useActionPlan()
  const [{ isEditing, words }, setStage] = useState<Stage>({ isEditing: false, words: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const go = (stage: Stage) => {
    setStage(stage)
    // What was pressed is gone: the reader goes on at the top.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }
  if (!stored) return null
  if (stored.isUnreadable && !isEditing) {
    return (
      <div className={styles.tab}>
        <h2>{planWords.title}</h2>
        <p role="alert">{planWords.unreadable}</p>
      </div>
    )
  }

  const edit = () => go({ isEditing: true, words: '' })
  const { plan } = stored
  return (
    <div className={styles.tab}>
      <h2 ref={heading} tabIndex={-1}>
        {planWords.title}
      </h2>
      <p role="status" className={styles.status}>
        {words}
      </p>
      {isEditing ? (
        <PlanForm
          plan={plan}
          onSaved={() => go({ isEditing: false, words: planWords.saved })}
          onLeave={() => go({ isEditing: false, words: '' })}
        />
      ) : plan ? (
        <PlanView
          plan={plan}
          onEdit={edit}
          onDeleted={() => go({ isEditing: false, words: planWords.removed })}
        />
      ) : (
        <NoPlan onTypeIn={edit} />
      )}
      {!isEditing && <SampleDay />}
    </div>
  )
}
