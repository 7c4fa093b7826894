import { Button, Stack } from '@mantine/core'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import type { ActionPlan } from '@second-wind/core/records/action-plan'
import { useProfile } from '../../../data/live/use-profile.ts'
import { useZoneToday } from '../../../data/live/use-zone-today.ts'
import { captureAt } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { PrintedPage } from '../../../ui/print/printed-page.tsx'
import { DeletePlan } from './delete-plan.tsx'
import { isOverAYearOld } from './format-plan-authorship.ts'
import { PlanParts } from './plan-parts.tsx'
import styles from './plan-view.module.css'

type Props = { plan: ActionPlan; onEdit: () => void; onDeleted: () => void }

/** The plan comes first on the page, because the person may feel worse now. */
export function PlanView({ plan, onEdit, onDeleted }: Props) {
  const now = useNow()
  const today = captureAt(now).localDate
  const zone = useZoneToday(now)?.zone
  const name = useProfile()?.profile?.name
  const other = name === undefined || name === plan.savedFor ? undefined : plan.savedFor
  return (
    <Stack>
      {other !== undefined && (
        <Notice tone="warning">
          <p>{planWords.ofAnother(other)}</p>
        </Notice>
      )}
      {isOverAYearOld(plan.writtenOn, today) && (
        <Notice tone="warning">
          <p>{planWords.onceAYear}</p>
        </Notice>
      )}
      <PlanParts plan={plan} first={zone === 'green' ? undefined : zone} />
      <Notice tone="info">
        <p>{planWords.typedByYou}</p>
      </Notice>
      <p className={styles.quiet}>{planWords.onlyHere}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onEdit}>
          {planWords.edit}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {planWords.print}
        </Button>
      </div>
      <DeletePlan onDeleted={onDeleted} />
      <PrintedPage title={planWords.title}>
        {plan.savedFor !== undefined && <p>{planWords.printedFor(plan.savedFor)}</p>}
        <p>{planWords.printedBy}</p>
        <PlanParts plan={plan} />
      </PrintedPage>
    </Stack>
  )
}
