import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import type { ReactNode } from 'react'
import {
  type UnsavedEdit,
  useHasUnsavedPlan,
  useUnsavedEdit,
} from '../../data/live/unfinished/unsaved-changes.ts'
import { captureAt } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { CallLink } from '../../ui/links/call-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { UnfinishedHelp } from './unfinished-help.tsx'
import styles from './unfinished-log-notice.module.css'

/**
 * A change to an entry that was begun and not saved: the care team, and every figure, still read the entry as it was.
 *
 * @param shown where a card that calls for 999 stands apart
 */
export function UnsavedEditNotice({ shown = 'any' }: { shown?: 'any' | 'for-999' | 'milder' }) {
  const edit = useUnsavedEdit(captureAt(useNow()).localDate)
  if (!edit || (shown !== 'any' && edit.isFor999 !== (shown === 'for-999'))) return null
  return edit.isFor999 ? <UnsavedEmergency edit={edit} /> : <UnsavedMilder edit={edit} />
}

/** As the card of an unfinished log with such a sign (HZ-01). */
const UnsavedEmergency = ({ edit }: { edit: UnsavedEdit }) => (
  <CareCard level="emergency" heading={followUpCardWords.callIfStill.text} headingLevel={2}>
    <div className={styles.stack}>
      <p>
        Your answers could mean an emergency. You have not saved your change to the entry of{' '}
        {formatEntryTime(edit.entry)}, so nobody else can see it.
      </p>
      <CallLink tel="999" level="emergency">
        Call 999
      </CallLink>
      <FinishChange edit={edit} />
    </div>
  </CareCard>
)

const UnsavedMilder = ({ edit }: { edit: UnsavedEdit }) => (
  <Card className={styles.stack}>
    <h2>You have not saved a change</h2>
    <p>
      You changed your entry of {formatEntryTime(edit.entry)}. The change is not saved, so nobody else can see
      it.
    </p>
    <UnfinishedHelp />
    <FinishChange edit={edit} />
  </Card>
)

const FinishChange = ({ edit }: { edit: UnsavedEdit }) => (
  <ButtonLink to={paths.editEntry(edit.entry.id)} look="plain">
    Finish your change
  </ButtonLink>
)

/** A change of the own plan that was not saved: the plan is still shown as it was. @param children the way on */
export function UnsavedPlanNotice({ children }: { children: ReactNode }) {
  if (!useHasUnsavedPlan()) return null
  return (
    <Card className={styles.stack}>
      <h2>{planWords.unsaved}</h2>
      <p>{planWords.unsavedWords}</p>
      {children}
    </Card>
  )
}
