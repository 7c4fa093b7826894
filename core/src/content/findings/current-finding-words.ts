import type { CheckFindingId, CurrentFinding } from '../../findings/current-findings.ts'
import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import { emergencyFindings } from '../../findings/entry-findings.ts'
import { type Finding, withoutNamedSigns } from '../../findings/finding.ts'
import type { LastWord } from '../../findings/flare-up/last-word.ts'
import { capitalise, lowerFirst } from '../../platform/first-letter.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { SymptomEntry, SymptomReport } from '../../records/symptom-entry.ts'
import { describeLoggedTime } from './describe-logged-time.ts'
import { checkFindingWords, describeFinding, namesOfSigns } from './finding-words.ts'
import { followUpCardWords } from './follow-up-card-words.ts'

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
  if (first.signFindings) {
    const signFindings = first.signFindings.map((finding): CurrentFinding => ({
      ...finding,
      reply: undefined,
    }))
    // What was logged first, then what was replied about it.
    const ofRecords = [...groupBy(signFindings, ({ source }) => source.id).values()].map((ofRecord) =>
      describeCurrentFindings(ofRecord, entries, today, namedBefore),
    )
    return [...ofRecords, ...describeLastWord(first, today)].join(' ')
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

/** What the person last said of an open flare-up, unless one of its records has said it. */
function describeLastWord({ lastWord, signFindings = [] }: CurrentFinding, today: string): string[] {
  if (!lastWord) return []
  const isSaid = signFindings.some(({ source }) => source.id === lastWord.recordId)
  const said = `${capitalise(describeLoggedTime(lastWord, today))} you ${wordsSaid[lastWord.said]}.`
  const { answeredBetter } = lastWord
  const since = answeredBetter
    ? `${capitalise(describeLoggedTime(answeredBetter, today))} you answered “Better” to a message from your care team.`
    : followUpCardWords.notBetterSince.text
  return [...(isSaid ? [] : [said]), since]
}

const wordsSaid: Record<LastWord['said'], string> = {
  worse: 'told us that you were worse than usual',
  'much-worse': 'told us that you were much worse than usual',
  'not-usual': 'told us that you were not back to normal for you',
  still: 'told us that you still felt like this',
  'answered-worse': 'answered “Worse” to a message from your care team',
}

const redFlagsAtOnce = 3

/** The signs of a check; for a reply, what is still there, where an edit or a deletion has taken it from the entry. */
function aboutSigns(
  { id, signs = [], redFlags = [], replyAbout }: CurrentFinding,
  entries: readonly SymptomEntry[],
): string {
  if (redFlags.length > 0) {
    const more = redFlags.length - redFlagsAtOnce
    const named = redFlags.slice(0, redFlagsAtOnce).map(lowerFirst).join('; ')
    return ` (${named}${more > 0 ? `; and ${more} more` : ''})`
  }
  if (id !== 'follow-up-still') return ''
  const entry = entries.find((logged) => logged.id === replyAbout)
  const shown = new Set<string>(entry ? emergencyFindings(entry).map((finding) => finding.id) : [])
  const names = namesOfSigns(signs.filter((sign) => !shown.has(sign)))
  return names === '' ? '' : `: ${names}`
}

function signsLogged(
  findings: readonly CurrentFinding[],
  entries: readonly SymptomEntry[],
  today: string,
  namedBefore: readonly NamedFinding[],
): string[] {
  const ofEntry = findings.flatMap(({ id, ...finding }) => (isCheckFindingId(id) ? [] : [{ ...finding, id }]))
  const entry = entries.find(({ id }) => id === ofEntry[0]?.source.id)
  return entry ? describeSigns(ofEntry, entry, ofEntry[0]?.localDate === today, namedBefore) : []
}

/**
 * A phrase for each finding of one entry. A sign that an earlier phrase names is left out of a later list.
 *
 * @param findings the most serious first
 * @param isToday whether the entry is of the day on which this is read
 */
export function describeSigns(
  findings: readonly Finding<EntryFindingId>[],
  report: SymptomReport,
  isToday: boolean,
  namedBefore: readonly NamedFinding[] = [],
): string[] {
  const named = new Set(namedBefore.flatMap(scoresNamed))
  const phrases = withoutNamedSigns(findings).map((finding) => {
    const { id, signs = [] } = finding
    const unnamed = signs.filter((sign) => !named.has(scoreOfSign[sign] ?? sign))
    const isNamedInFull = id.startsWith('lasting') || unnamed.length === 0
    const fresh = isNamedInFull && id !== 'worse-than-usual' ? signs : unnamed
    for (const score of scoresNamed(finding)) named.add(score)
    return describeFinding({ ...finding, signs: fresh }, report, isToday)
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
 * The other records in the same words. An advice sign that the first record has too is not repeated; a red flag always is,
 * and so is all of a later day: how someone is now must be read there, not worked out.
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
  const isLaterDay = first.every(({ localDate }) => localDate < findings[0].localDate)
  const [fresh, ...others] = findings.filter(
    (finding) =>
      isLaterDay || finding.level === 'emergency' || isCheckFindingId(finding.id) || !isNamed(finding),
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

type NamedFinding = Pick<CurrentFinding, 'id' | 'signs' | 'source' | 'localDate'>

export const isCheckFindingId = (id: CurrentFinding['id']): id is CheckFindingId =>
  Object.hasOwn(checkFindingWords, id)
