import type { CheckFindingId, CurrentFinding } from '../../findings/current-findings.ts'
import { capitalise } from '../../platform/first-letter.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'
import { checkFindingWords, describeFinding } from './finding-words.ts'
import { loggedWhen } from './logged-when.ts'

/** The card about what was logged in the last two days. The state: findings/still-like-this.ts. */
export const stillLikeThisWords = {
  ask: { id: 'still-ask', text: 'Do you still feel like this?', ...reviewed('own') },
  yes: { id: 'still-yes', text: 'Yes', ...reviewed('own') },
  better: { id: 'still-better', text: 'No, I am better', ...reviewed('own') },
  later: {
    id: 'still-later',
    text: 'If you close this, the question stays on Home.',
    ...reviewed('own'),
  },
  call: { id: 'still-call', text: 'Call 999 now', ...reviewed('nhs-999') },
  callDetail: {
    id: 'still-call-detail',
    text: 'You said that you still feel like this. Call 999. If you can, unlock your door and sit upright.',
    ...reviewed('nhs-999', 'nhs-shortness-of-breath'),
  },
  betterNow: { id: 'still-better-now', text: 'I am better now', ...reviewed('own') },
  repliedBetter: { id: 'still-replied-better', text: 'You replied: I am better.', ...reviewed('own') },
  kept: {
    id: 'still-kept',
    text: 'We keep your reply with what you logged. Your care team can see both when they are sent.',
    ...reviewed('own'),
  },
  afterBetter: {
    id: 'still-after-better',
    text: 'Even if you feel better, contact a GP surgery or call 111 today. If it comes back, call 999.',
    ...reviewed('nhs-shortness-of-breath', 'nhs-111'),
  },
  urgent: {
    id: 'still-urgent',
    text: 'Contact a GP surgery or call 111 today. If you get worse, call 999.',
    ...reviewed('nhs-111', 'nhs-999'),
  },
  /** Beside a red flag that is on this phone alone. */
  notSent: {
    id: 'still-not-sent',
    text: 'This has not been sent, so your clinic has not seen it. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  others: { id: 'still-others', text: 'Also in the last 2 days:', ...reviewed('own') },
  otherNotSent: { id: 'still-other-not-sent', text: 'Not sent yet.', ...reviewed('own') },
  noVerdict: {
    id: 'still-no-verdict',
    text: 'You logged a warning sign that still counts. So we show your figures, and do not say that a score is improving or stable.',
    ...reviewed('own'),
  },
} satisfies Record<string, Line>

/**
 * What was logged and when: "This morning at 08:12 you logged breathlessness 9 of 10."
 *
 * @param findings of one record
 * @param entries must include that record if it is an entry
 * @param today local date, YYYY-MM-DD
 */
export function describeCurrentFindings(
  findings: readonly [CurrentFinding, ...CurrentFinding[]],
  entries: readonly SymptomEntry[],
  today: string,
): string {
  const when = loggedWhen(findings[0], today)
  return `${capitalise(when)} ${loggedClause(findings, entries, today)}.`
}

/** What was logged: "you logged breathlessness 9 of 10 and red or blood-stained phlegm". */
function loggedClause(
  findings: readonly CurrentFinding[],
  entries: readonly SymptomEntry[],
  today: string,
): string {
  const signs = findings.flatMap((finding) => {
    const { id } = finding
    const entry = entries.find((logged) => logged.id === finding.source.id)
    if (!entry || isCheckFindingId(id)) return []
    return [describeFinding({ ...finding, id }, entry, finding.localDate === today)]
  })
  if (signs.length > 0) return `you logged ${listed(signs)}`
  const check = findings.map(({ id }) => id).find(isCheckFindingId)
  return check ? checkFindingWords[check].patient : 'you logged a warning sign'
}

export const isCheckFindingId = (id: CurrentFinding['id']): id is CheckFindingId =>
  Object.hasOwn(checkFindingWords, id)

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`
