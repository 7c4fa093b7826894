import { Group } from '@mantine/core'
import type { PatientRecord, RecordCheck } from '@second-wind/core/care/contract/patient-record'
import { questions } from '@second-wind/core/content/triage/questions'
import { answerWords } from '@second-wind/core/content/triage/reason-words'
import { resultLines } from '@second-wind/core/content/triage/results'
import { confirmsFinding } from '@second-wind/core/findings/follow-up-reply'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import { describeFirstAnswers } from '../../ui/clinical/format-answered-span.ts'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { formatAge } from '../../ui/format/format-time.ts'
import { ClockNote } from '../clock-note.tsx'
import { countedTime } from '../entry-times.ts'
import { symptomCheckTags } from '../symptom-check-tags.ts'
import { Tag } from '../tag.tsx'
import { followUpWords } from './follow-up-words.ts'
import { recordWords } from './record-words.ts'
import styles from './record-entry.module.css'

type Props = {
  check: RecordCheck
  /** What a reply may be about. */
  records: PatientRecord
  now: number
}

/** A reply to "Do you still feel like this?", as the patient's own words with their time. */
function FollowUpReply({ check, records, now }: Props) {
  const { createdAt, tzOffsetMin } = check
  const countedAt = countedTime({ date: createdAt, ...check })
  return (
    <article className={styles.entry}>
      <Group gap="var(--space-1) var(--space-2)">
        <h4>{formatEntryTime({ date: countedAt, tzOffsetMin })}</h4>
        <Tag tone={confirmsFinding(check) ? 'red' : 'grey'}>Reply</Tag>
        <span className={styles.quiet}>{formatAge(epochMs(countedAt), now)}</span>
      </Group>
      <ClockNote at={createdAt} {...check} />
      <p>{followUpWords(check, records)}</p>
    </article>
  )
}

/** The check's result, the rule rows that matched, and every answer. */
export function SymptomCheckDetails(props: Props) {
  const { check, now } = props
  return check.track === 'follow-up' ? (
    <FollowUpReply {...props} />
  ) : (
    <FinishedCheck check={check} now={now} />
  )
}

function FinishedCheck({ check, now }: Omit<Props, 'records'>) {
  const { createdAt, tzOffsetMin, result, rulesVersion } = check
  const countedAt = countedTime({ date: createdAt, ...check })
  const level = symptomCheckTags[result]
  const span = describeFirstAnswers(check)
  const rules = describeRules(check)
  const answers = describeAnswers(check)
  return (
    <article className={styles.entry}>
      <Group gap="var(--space-1) var(--space-2)">
        <h4>{formatEntryTime({ date: countedAt, tzOffsetMin })}</h4>
        {/* A past result is no reassurance beside a later warning sign. */}
        <Tag tone={result === 'stay_home' ? 'grey' : level.tone}>{level.text}</Tag>
        <span className={styles.quiet}>{formatAge(epochMs(countedAt), now)}</span>
      </Group>
      {span !== undefined && <p>{capitalise(span)}</p>}
      <ClockNote at={createdAt} {...check} />
      {rules.length === 0 ? (
        <p>{result === 'stay_home' && answers.length > 0 ? recordWords.noSigns : recordWords.noReasons}</p>
      ) : (
        <>
          <p className={styles.quiet}>{recordWords.whyThisAdvice}</p>
          <ul className={styles.rules}>
            {rules.map(({ id, text }) => (
              <li key={id}>{text}</li>
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

const unknownRule = 'A rule from another version of the app, which we cannot explain here'

/** In words: the rows of the rules that led to the result. */
function describeRules({ reasons = [] }: TriageOutcome): { id: string; text: string }[] {
  return reasons.map((id) => ({ id, text: answerWords(id) ?? adviceRuleWords.get(id) ?? unknownRule }))
}

/** Rows that put a line first on the result and do not raise its level. */
const adviceRuleWords: ReadonlyMap<string, string> = new Map([
  ['A6', resultLines.higherRisk.text],
  ['A12', resultLines.sameDay.text],
])

/** Every question of the track as it was asked, with the answer that was given; empty when none were recorded. */
function describeAnswers({ track, answers }: TriageOutcome): { question: string; answer: string }[] {
  if (track === undefined || track === 'follow-up' || answers === undefined) return []
  return questions[track].map(({ id, text, options }) => ({
    question: text,
    answer: options.find((option) => option.id === answers[id])?.label ?? answers[id] ?? 'Not answered',
  }))
}
