import { Button } from '@mantine/core'
import {
  absoluteSigns,
  usualDayLines,
  usualDayWords as words,
} from '@second-wind/core/content/profile/usual-day-words'
import { isQuestionOfUsual, restOnUnknownUsual, worstLevel } from '@second-wind/core/findings/finding'
import { scoreNames } from '@second-wind/core/records/symptom-entry'
import { usualDayFrom } from '@second-wind/core/records/usual-day'
import { hasLungCondition } from '@second-wind/core/triage/person'
import { useState } from 'react'
import { useProfile } from '../../../data/live/use-profile.ts'
import { captureNow } from '../../../data/local/index.ts'
import * as paths from '../../../paths.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { useFirstOfDay } from '../../../ui/hooks/use-first-of-day.ts'
import { ActionLink } from '../../../ui/links/action-link.tsx'
import { useSaveUsualDay } from '../../../widgets/usual-day/use-save-usual-day.ts'
import { usualDayAsked } from '../../../widgets/usual-day/usual-day-asked.ts'
import type { LoggedSymptoms } from '../log/assess-logged-symptoms.ts'
import styles from './set-usual-day.module.css'

type Props = { logged: LoggedSymptoms }

/**
 * "Save as my usual day", until one is set: one tap for an entry without findings, a question for one with a sign to
 * watch. Not offered for an entry with a warning sign or after one of the last two days, not on a day that the person
 * calls worse, and not to people whose days with symptoms are an illness (HZ-37).
 */
export function SetUsualDay({ logged }: Props) {
  const profile = useProfile()?.profile
  const isInCard = restOnUnknownUsual(mostSerious(logged))
  const isFirst = useIsAskedFirst(logged, !isInCard && !!profile && !profile.usualDay && canBeUsual(logged))
  return !profile?.usualDay && (isInCard || !isFirst) ? null : <SetIt logged={logged} />
}

/** The question comes once a day at most, after whichever entry is the first to have it. */
const useIsAskedFirst = ({ entry }: LoggedSymptoms, asks: boolean): boolean =>
  useFirstOfDay(usualDayAsked, captureNow().localDate, entry.id, asks)

/**
 * In the card about signs that would read otherwise if a usual day was set: the way to set one. Where this entry cannot
 * be saved as one, the form of the profile, which asks first.
 */
export function UsualDayInCard({ logged, onLeave }: Props & { onLeave: () => void }) {
  const profile = useProfile()?.profile
  const signs = mostSerious(logged)
  const asks = !!profile && !profile.usualDay && hasLungCondition(profile) && restOnUnknownUsual(signs)
  const isFirst = useIsAskedFirst(logged, asks)
  if (!asks) return null
  const toForm = (
    <ActionLink to={paths.usualDay} onLeave={onLeave}>
      {words.open}
    </ActionLink>
  )
  // The card itself says to set it.
  if (!isFirst) return signs.some(isQuestionOfUsual) ? toForm : null
  return (
    <>
      <p>{hasSameScoresAsEarlier(logged) ? words.ifUsualAgain : words.ifUsual}</p>
      {canBeUsual(logged) ? <SetIt logged={logged} /> : toForm}
    </>
  )
}

export const hasSameScoresAsEarlier = ({ entry, entries }: LoggedSymptoms): boolean =>
  entries.some(
    (other) => other.localDate < entry.localDate && scoreNames.every((name) => other[name] === entry[name]),
  )

const mostSerious = ({ findings }: LoggedSymptoms) =>
  findings.filter(({ level }) => level !== 'emergency' && level === worstLevel(findings))

const canBeUsual = ({ entry, insight }: LoggedSymptoms) =>
  insight !== undefined &&
  insight.id !== 'safety' &&
  insight.id !== 'safety-earlier' &&
  !entry.comparedWithUsual

function SetIt({ logged }: Props) {
  const { entry, findings } = logged
  const profile = useProfile()?.profile
  const [step, setStep] = useState<'offered' | 'asking' | 'saved'>('offered')
  const { notSaved, saveUsualDay } = useSaveUsualDay(() => setStep('saved'))
  if (step === 'saved')
    return (
      <p role="status">
        {words.isSaved} {words.fromTomorrow}
      </p>
    )
  if (!profile || !hasLungCondition(profile)) return null
  if (profile.usualDay) return profile.usualDay.setOn < entry.localDate ? null : <p>{words.fromTomorrow}</p>
  if (!canBeUsual(logged)) return null

  const save = () => void saveUsualDay(usualDayFrom(entry, undefined, captureNow().localDate))
  return (
    <>
      {step === 'asking' ? (
        <Confirm
          question={words.sure}
          text={usualDayLines.absolute.text}
          yes={words.sureYes}
          no={words.sureNo}
          color="green"
          onYes={save}
          onNo={() => setStep('offered')}
        >
          <ul className={styles.signs}>
            {absoluteSigns.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Confirm>
      ) : (
        <Button variant="outline" onClick={findings.length > 0 ? () => setStep('asking') : save}>
          {words.oneTap}
        </Button>
      )}
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your usual day" again={`press ${words.oneTap} again`} />
      )}
    </>
  )
}
