import { Stack } from '@mantine/core'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import type { RatedDay } from '@second-wind/core/recovery/analytics/best-and-worst-day'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import * as paths from '../../../paths.ts'
import { entrySigns } from '../../../ui/clinical/entry-signs.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatLocalDate } from '../../../ui/format/format-local-date.ts'
import { ActionLink } from '../../../ui/links/action-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './day-card.module.css'

/** One day: its scores, unusual signs, and the notes. */
export function DayCard({ title, judged }: { title: string; judged: RatedDay }) {
  const { day, scores, entries, hasWarning } = judged
  const signs = [...new Set(entries.flatMap((entry) => entrySigns(entry)))]
  const notes = entries.flatMap(({ id, notes: text }) => (text ? [{ id, text }] : []))
  return (
    <Card>
      <Stack>
        <h3>
          {title}
          <span className={styles.spoken}>:</span> <span className={styles.date}>{formatLocalDate(day)}</span>
        </h3>
        <dl className={styles.scores}>
          {scoreNames.map((name) => (
            <div key={name}>
              <dt>{scoreLabels[name]}</dt>
              <dd>
                <Score name={name} score={scores[name]} />
              </dd>
            </div>
          ))}
        </dl>
        {signs.length > 0 && (
          <ul className={styles.signs}>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        )}
        {notes.map(({ id, text }) => (
          <p key={id} className={styles.notes}>
            {text}
          </p>
        ))}
        {hasWarning && (
          <Notice tone="warning">
            <p>You had a warning sign on this day. If you still have it, do the symptom check.</p>
            <ActionLink to={paths.symptomChecker}>Do the symptom check</ActionLink>
          </Notice>
        )}
      </Stack>
    </Card>
  )
}

function Score({ name, score }: { name: ScoreName; score: number | null }) {
  if (score === null) return 'Not set'
  return (
    <>
      <strong>{score}</strong> {severityWord(name, score)}
    </>
  )
}
