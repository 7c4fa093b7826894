import { Stack } from '@mantine/core'
import {
  adviceFirstWords,
  analysisLevelWords,
  checkedWords,
  gettingWorseWords,
  openSignWords,
  usualMediumWords,
  worseCheckWords,
} from '@second-wind/core/content/analytics/analysis-words'
import { asksForAdviceToday, isWarning } from '@second-wind/core/findings/finding'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { scoreNames } from '@second-wind/core/records/symptom-entry'
import type { Analysis } from '@second-wind/core/recovery/analytics/analysis'
import { useCurrentFindings } from '../../data/live/use-current-findings.ts'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import * as paths from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { OwnHelp } from '../../widgets/own-help.tsx'
import { UrgentCall } from '../../widgets/urgent-call.tsx'
import { formatScoreNames } from './format-score-names.ts'
import styles from './danger-advice.module.css'

type Props = Pick<Analysis, 'trends' | 'isUsual' | 'current' | 'read'> & {
  level: Exclude<Analysis['level'], 'danger'>
}

/** What to do at this level. No level is green, because a log is not an examination. */
export function LevelBand({ level, trends, isUsual, current, read: { worseCheck } }: Props) {
  const inNation = useNationWords()
  // As the card itself reads them: without the card the call is here.
  const hasCallsAbove = followUpCard(useCurrentFindings(useNow()) ?? [])?.state === 'urgent'
  const isChecked = current.some(({ id }) => id === 'check-monitor')
  const hasOpenSign = current.some(({ signFindings = [] }) => signFindings.some(isWarning))
  // By the card above.
  const named = new Set(
    current.flatMap((finding) => finding.signFindings ?? [finding]).map(({ source }) => source.id),
  )
  const isRaised = (level === 'high' || level === 'medium') && !isUsual
  const words = isUsual
    ? usualMediumWords
    : isChecked
      ? checkedWords
      : isRaised && hasOpenSign
        ? openSignWords
        : current.some(asksForAdviceToday)
          ? adviceFirstWords
          : analysisLevelWords[level].text
  const worse = scoreNames.filter((name) => trends[name].trend === 'worsening')
  return (
    <Stack>
      <Notice tone={isRaised ? 'warning' : 'info'}>
        <p>{inNation(words.text)}</p>
      </Notice>
      {worseCheck && !named.has(worseCheck.id) && (
        <Notice tone="warning">
          <p>
            {worseCheckWords[worseCheck.result === 'seek_help' ? 'seek_help' : 'monitor'].text.replace(
              '{day}',
              formatLocalDate(worseCheck.localDate),
            )}
          </p>
        </Notice>
      )}
      {worse.length > 0 && (
        <Notice tone="warning">
          <p>{gettingWorseWords.text.replace('{scores}', formatScoreNames(worse))}</p>
        </Notice>
      )}
      {isRaised && !hasCallsAbove && <UrgentCall className={styles.urgent} />}
      <ActionLink to={paths.symptomChecker}>Do the symptom check</ActionLink>
      {isRaised && <OwnHelp />}
    </Stack>
  )
}
