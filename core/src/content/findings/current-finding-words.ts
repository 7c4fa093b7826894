import type { SignAnswer } from '../../findings/answers-that-end-signs.ts'
import type { CheckFindingId, CurrentFinding } from '../../findings/current-findings.ts'
import { emergencyFindings } from '../../findings/entry-findings.ts'
import { capitalise } from '../../platform/first-letter.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'
import { describeLoggedTime } from './describe-logged-time.ts'
import { checkFindingWords, describeFinding, namesOfSigns } from './finding-words.ts'

/** What a warning sign was about, in a sentence. */
const signAnswerWords: Record<SignAnswer, string> = {
  temperature: 'your temperature',
  phlegm: 'your phlegm',
  phlegmAmount: 'how much phlegm you have',
  peakFlowLpm: 'your peak flow',
  relieverPuffs: 'your reliever puffs',
}

const listAnswers = (ids: readonly SignAnswer[]): string =>
  inSentence.format(ids.map((id) => signAnswerWords[id]))
const inSentence = new Intl.ListFormat('en-GB')

/** "This reminder ends after a day when you are as you usually are. Log your temperature and your reliever puffs on that day too." */
export const describeNeededAnswers = (needed: readonly SignAnswer[]): string =>
  `This reminder ends after a day when you are as you usually are. Log ${listAnswers(needed)} on that day too.`

/** Before saving, by the answers that are not set. */
export const describeMissingAnswers = (missing: readonly SignAnswer[]): string =>
  `You logged a warning sign earlier. If you are back to normal for you, log ${listAnswers(missing)} too, so that the reminder about it can end.`

/** The card about what was logged in the last two days. The state: findings/follow-up-card.ts. */
export const followUpCardWords = {
  callIfStill: {
    id: 'still-call-if',
    text: 'Call 999 if you still feel like this',
    ...reviewed('nhs-999'),
  },
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
    text: 'We keep your reply with what you logged. Your care team sees both once they are sent.',
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
  /** Above what is watched, and above a sign about which the person replied "I am better". */
  watch: { id: 'still-watch', text: 'Keep an eye on this', ...reviewed('own') },
  stillAdvice: { id: 'still-advice', text: 'Still get medical advice today', ...reviewed('nhs-111') },
  whatLogged: { id: 'still-what-logged', text: 'What you logged', ...reviewed('own') },
  usualAgain: {
    id: 'still-usual-again',
    text: 'Are you back to normal for you?',
    ...reviewed('nice-ng115'),
  },
  usualYes: { id: 'still-usual-yes', text: 'Yes', ...reviewed('own') },
  usualNo: { id: 'still-usual-no', text: 'No, not yet', ...reviewed('own') },
  usualNow: { id: 'still-usual-now', text: 'I am back to normal for me', ...reviewed('own') },
  usualSaved: {
    id: 'still-usual-saved',
    text: 'We keep your reply with what you logged.',
    ...reviewed('own'),
  },
  notUsual: {
    id: 'still-not-usual',
    text: 'If you are not getting better, or have not had advice about this yet, contact a GP surgery or call 111 today. If you get worse, call 999.',
    ...reviewed('nice-ng115', 'nhs-111', 'nhs-999'),
  },
  /** Beside a red flag that is on this phone alone. */
  notSent: {
    id: 'still-not-sent',
    text: 'Your clinic has not seen this yet. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  /** Beside a warning sign that the server has: a sent entry is not a seen one. */
  sent: {
    id: 'still-sent',
    text: 'This has been sent. Your care team may not have seen it yet. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  /** Beside a warning sign that was not logged on this phone: when it arrived, and who has seen it, is not known here. */
  unseen: {
    id: 'still-unseen',
    text: 'Your care team may not have seen this yet. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  others: { id: 'still-others', text: 'Also in the last 2 days:', ...reviewed('own') },
  otherNotSent: { id: 'still-other-not-sent', text: 'Not sent yet.', ...reviewed('own') },
} satisfies Record<string, Line>

/**
 * What was logged and when, the worst first and no sign twice: "This morning at 08:12 you logged breathlessness 9 out of 10.
 * Also: energy 2 out of 10."
 *
 * @param findings of one record, the most serious first
 * @param entries must include that record if it is an entry
 * @param today local date, YYYY-MM-DD
 * @param namedBefore findings of the same record that the screen already names
 */
export function describeCurrentFindings(
  findings: readonly [CurrentFinding, ...CurrentFinding[]],
  entries: readonly SymptomEntry[],
  today: string,
  namedBefore: readonly NamedFinding[] = [],
): string {
  const [first] = findings
  if (first.signFindings && first.signFindings.length > 0) {
    const signFindings = first.signFindings.map((finding): CurrentFinding => ({
      ...finding,
      reply: undefined,
    }))
    // What was logged first, then what was replied about it.
    return [...groupBy(signFindings, ({ source }) => source.id).values()]
      .map((ofRecord) => describeCurrentFindings(ofRecord, entries, today, namedBefore))
      .join(' ')
  }
  const when = describeLoggedTime(first, today)
  const [worst, ...others] = signsLogged(findings, entries, today, namedBefore)
  const check = findings.map(({ id }) => id).find(isCheckFindingId)
  const clause = worst
    ? `you logged ${worst}`
    : check
      ? `${checkFindingWords[check].patient}${aboutSigns(first, entries)}`
      : 'you had a warning sign'
  const also = others.length > 0 ? ` Also: ${others.join('; ')}.` : ''
  return `${capitalise(when)} ${clause}.${also}`
}

/** What is still there, where an edit or a deletion has taken it from the entry. */
function aboutSigns(
  { id, signs = [], replyAbout }: CurrentFinding,
  entries: readonly SymptomEntry[],
): string {
  if (id !== 'follow-up-still') return ''
  const entry = entries.find((logged) => logged.id === replyAbout)
  const shown = new Set<string>(entry ? emergencyFindings(entry).map((finding) => finding.id) : [])
  const names = namesOfSigns(signs.filter((sign) => !shown.has(sign)))
  return names === '' ? '' : `: ${names}`
}

/** A phrase for each finding. A sign that an earlier phrase names is left out of a later list. */
function signsLogged(
  findings: readonly CurrentFinding[],
  entries: readonly SymptomEntry[],
  today: string,
  namedBefore: readonly NamedFinding[],
): string[] {
  const named = new Set(namedBefore.flatMap(scoresNamed))
  const lasting = findings.flatMap(({ id, signs = [] }) => (id.startsWith('lasting') ? signs : []))
  const phrases = findings.flatMap((finding) => {
    const { id, signs = [] } = finding
    const entry = entries.find((logged) => logged.id === finding.source.id)
    if (!entry || isCheckFindingId(id) || lasting.includes(id)) return []
    const unnamed = signs.filter((sign) => !named.has(scoreOfSign[sign] ?? sign))
    const isNamedInFull = id.startsWith('lasting') || unnamed.length === 0
    const fresh = isNamedInFull && id !== 'worse-than-usual' ? signs : unnamed
    for (const score of scoresNamed(finding)) named.add(score)
    return [describeFinding({ ...finding, id, signs: fresh }, entry, finding.localDate === today)]
  })
  return [...new Set(phrases)]
}

const scoresNamed = ({ id, signs = [] }: Pick<CurrentFinding, 'id' | 'signs'>): string[] =>
  [...signs, ...(scoresNamedBy[id] ?? [])].map((sign) => scoreOfSign[sign] ?? sign)

/** The score that a sign of a flare-up is read from. */
const scoreOfSign: Record<string, string> = { breathing: 'breathlessness', cough: 'coughSeverity' }

/** The scores that a finding without a list of signs names. */
const scoresNamedBy: Record<string, readonly string[]> = {
  'breathlessness-severe': ['breathlessness'],
  'breathlessness-high': ['breathlessness'],
  'breathlessness-moderate': ['breathlessness'],
  'breathing-with-lung-condition': ['breathlessness'],
  'cough-severe': ['coughSeverity'],
  'cough-with-lung-condition': ['coughSeverity'],
  'energy-very-low': ['energy'],
}

/**
 * The other records in the same words. An advice sign that the first record has too is not repeated; a red flag always is.
 *
 * @param first findings of the record that is named above
 */
export function describeOtherFindings(
  findings: readonly [CurrentFinding, ...CurrentFinding[]],
  first: readonly NamedFinding[],
  entries: readonly SymptomEntry[],
  today: string,
): string {
  const named = new Set(first.flatMap(scoresNamed))
  const isNamed = (finding: CurrentFinding) => {
    const scores = scoresNamed(finding)
    return (
      first.some(({ id }) => id === finding.id) ||
      (scores.length > 0 && scores.every((score) => named.has(score)))
    )
  }
  const [fresh, ...others] = findings.filter(
    (finding) => finding.level === 'emergency' || isCheckFindingId(finding.id) || !isNamed(finding),
  )
  const ofSameRecord = first.filter(({ source }) => source.id === findings[0].source.id)
  if (fresh) return describeCurrentFindings([fresh, ...others], entries, today, ofSameRecord)
  const factsThen = findings.flatMap(factsOf)
  if (!first.flatMap(factsOf).every((fact) => factsThen.includes(fact)))
    return describeCurrentFindings(findings, entries, today)
  const when = describeLoggedTime(findings[0], today)
  return `${capitalise(when)} you logged the same signs.`
}

/** The scores and signs behind a finding, whether of this or of an earlier entry of its day. */
function factsOf({ id, signs = [] }: NamedFinding): string[] {
  const facts = scoresNamed({ id, signs: signs.map((sign) => sign.replace(/^earlier-/, '')) })
  const own = facts.filter((fact) => fact !== 'flare-up-one-sign')
  return own.length > 0 ? own : [id]
}

type NamedFinding = Pick<CurrentFinding, 'id' | 'signs' | 'source'>

export const isCheckFindingId = (id: CurrentFinding['id']): id is CheckFindingId =>
  Object.hasOwn(checkFindingWords, id)
