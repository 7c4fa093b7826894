import { asksForAdviceToday, worstLevel } from '@second-wind/core/findings/finding'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import type { Insight } from '@second-wind/core/recovery/insight'
import { FollowUpCard } from '../../../widgets/follow-up-card.tsx'
import type { LoggedSymptoms } from '../log/assess-logged-symptoms.ts'
import { EarlierInCard, EarlierSigns, EntryInCard } from './earlier-watch.tsx'
import { FindingsAndHelp } from './findings-and-help.tsx'
import { InsightHelp } from './insight-help.tsx'
import { ReadFirst } from './read-first.tsx'
import { hasSameScoresAsEarlier, UsualDayInCard } from './set-usual-day.tsx'

type WarningProps = { logged: LoggedSymptoms; insightId: Insight['id']; onClose: () => void }

/** The worse of this entry and the earlier records comes first. */
export function WarningOfEntry({ logged, insightId, onClose }: WarningProps) {
  const { entry, findings, earlier } = logged
  const isEarlierWorse =
    insightId === 'safety-earlier' || (earlier.some(asksForAdviceToday) && !findings.some(asksForAdviceToday))
  const card = followUpCard(earlier)
  // Who has just logged such a sign is not asked whether they are as usual again.
  const isUsualAsked = card?.state === 'usual-again' || card?.state === 'not-usual'
  // Advice for today is one card, whatever the levels of its signs.
  const isSameAdvice =
    !isEarlierWorse && findings.some(asksForAdviceToday) && (isUsualAsked || card?.state === 'urgent')
  // The same scores as on an earlier day may be usual: the question comes before the advice.
  const isAgain = hasSameScoresAsEarlier(logged)
  const usualDay = <UsualDayInCard key={entry.id} logged={logged} onLeave={onClose} />
  if (isEarlierWorse && card?.state === 'urgent' && worstLevel(findings) !== 'emergency') {
    return (
      <ReadFirst>
        <FollowUpCard exceptId={entry.id} ofEntry={findings.length > 0 && <EntryInCard logged={logged} />} />
        {insightId === 'watch' && <EarlierSigns logged={logged} />}
        <InsightHelp help="check" onLeave={onClose} />
      </ReadFirst>
    )
  }
  return (
    <ReadFirst>
      {isEarlierWorse && <FollowUpCard exceptId={entry.id} />}
      <FindingsAndHelp
        isToday
        report={entry}
        findings={findings}
        onLeave={onClose}
        first={isAgain && usualDay}
      >
        {isSameAdvice && <EarlierInCard logged={logged} />}
        {!isAgain && usualDay}
      </FindingsAndHelp>
      {!isEarlierWorse && !isSameAdvice && <FollowUpCard exceptId={entry.id} isFolded />}
      {insightId === 'watch' && <EarlierSigns logged={logged} />}
      {findings.length === 0 && <InsightHelp help="check" onLeave={onClose} />}
    </ReadFirst>
  )
}
