import { questions } from '@second-wind/core/content/triage/questions'
import { reasonWords } from '@second-wind/core/content/triage/reason-words'
import { levelNames } from '@second-wind/core/content/triage/results'
import { epochMs } from '@second-wind/core/platform/moment'
import type { TriageLevel, TriageOutcome, TriageResult } from '@second-wind/core/triage/triage-result'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { formatAge } from '../../ui/format/format-time.ts'
import { Tag } from '../tag.tsx'
import { recordWords } from './record-words.ts'
import styles from './record-entry.module.css'

/** What the check said, by which rows of the rules, and every answer that it stands on. */
export function SymptomCheckDetails({ check, now }: { check: TriageResult; now: number }) {
  const { createdAt, tzOffsetMin, result, rulesVersion } = check
  const rules = describeRules(check)
  const answers = describeAnswers(check)
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <h4>{formatEntryTime({ date: createdAt, tzOffsetMin })}</h4>
        <Tag tone={tones[result]}>{levelNames[result].text}</Tag>
        <span className={styles.quiet}>{formatAge(epochMs(createdAt), now)}</span>
      </div>
      {rules.length === 0 ? (
        <p>No rule fired.</p>
      ) : (
        <>
          <p className={styles.quiet}>Rules that fired. {recordWords.inPatientsWords}</p>
          <ul className={styles.rules}>
            {rules.map(({ id, words }) => (
              <li key={id}>
                {words} <code>{id}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>All answers</summary>
        {answers.length === 0 && <p>{recordWords.answersMissing}</p>}
        <dl className={styles.answers}>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        {rulesVersion !== undefined && <p className={styles.quiet}>Rules version {rulesVersion}</p>}
      </details>
    </article>
  )
}

const tones = { seek_help: 'red', monitor: 'amber', stay_home: 'green' } as const satisfies Record<
  TriageLevel,
  string
>

/** The rows of the rules that led to the result; one that this page does not know is shown by its id alone. */
function describeRules({ reasons = [] }: TriageOutcome): { id: string; words: string }[] {
  return reasons.map((id) => ({ id, words: reasonWords(id) ?? '' }))
}

/** Every question of the track as it was asked, with the answer that was given; empty when none were recorded. */
function describeAnswers({ track, answers }: TriageOutcome): { question: string; answer: string }[] {
  if (track === undefined || answers === undefined) return []
  return questions[track].map(({ id, text, options }) => ({
    question: text,
    answer: options.find((option) => option.id === answers[id])?.label ?? answers[id] ?? 'Not answered',
  }))
}
