import {
  type RiskAnswer,
  type RiskFacts,
  riskOfFinding,
  riskRules,
  type RiskAssessment,
  type RiskLevel,
  type RiskReasonId,
  unansweredForRisk,
} from '../../care/risk/risk-level.ts'
// "Contextual education panel with three tabs: first (Urgent / Important / Primary for high / medium / low risk),
// second (Support / Self-Care / Wellness), and Resources. The first tab is default." (specification, section 2)
// "Education per risk: high … medium … low …" (section 9) Hazards: HZ-15 and C12 (the reason comes first), C13 (unknown
// is not "low").
import {
  educationLinkRows,
  educationTabs,
  type CardRow,
  type AdviceBasis,
  type TabRow,
} from '../../content/home-advice/education-tabs.ts'
import { reasonLineWords } from '../../content/home-advice/reason-line-words.ts'
import {
  isSoleAlertFromEarlierDay,
  type OpenAlertSummary,
  openAlertReason,
  strictestReasons,
  wordsOfReason,
} from '../../content/home-advice/risk-reason-words.ts'
import { scoreLabels } from '../../content/symptom-labels.ts'
import { asksForAdviceToday, isQuestionOfUsual, withoutNamedSigns } from '../../findings/finding.ts'
import type { Person } from '../../triage/person.ts'
import { lungConditions, type LungCondition } from './lung-conditions.ts'

type EducationTab = { id: string; label: string; cardIds: string[] }

/**
 * `tabs[0]` is the default. `reasons` are the rows that set the level, most serious first; `reasonLine` puts them in
 * words.
 */
export type Education = {
  level: RiskLevel
  tabs: [EducationTab, EducationTab, EducationTab]
  links: string[]
  reasons: RiskReasonId[]
  reasonLine: string
  /** The reasons of the line, each in words. */
  clauses: string[]
  /** Why a low level is not known: the answers that the latest entry leaves out. */
  unanswered: RiskAnswer[]
}

type EducationFacts = Partial<Pick<RiskFacts, 'entry' | 'findings'>> & {
  /** Whether the level is this person's usual (care/risk/usual-medium.ts). */
  isUsual?: boolean
  /** The answers of a log that was begun and not saved ask for advice today: nothing milder stands beside it. */
  isUnsavedForToday?: boolean
  openAlerts?: OpenAlertSummary
  /** The words of reasons that are not about today (content/home-advice/earlier-reasons.ts). */
  earlier?: ReadonlyMap<string, string>
  /** Ids of the findings of today. */
  ofToday?: ReadonlySet<string>
}

/** @param basis of the assessment: its entry and findings */
export function selectEducation(
  risk: RiskAssessment,
  person: Person | undefined,
  {
    entry,
    findings = [],
    isUsual = false,
    isUnsavedForToday = false,
    openAlerts,
    earlier,
    ofToday = new Set(),
  }: EducationFacts = {},
): Education {
  const named = lungConditions(person)
  const reasons = decidingReasons(risk, findings, ofToday)
  const [first, second] = educationTabs[risk.level]
  const basis = adviceBasis(reasons, { findings, isUsual, isUnsavedForToday })
  const unanswered = entry && !risk.isKnown && reasons.length === 0 ? unansweredForRisk(entry) : []
  const clauses = strictestReasons(reasons).map((id) =>
    id === 'open-alert' && openAlerts
      ? openAlertReason(openAlerts)
      : (earlier?.get(id) ?? wordsOfReason(id, entry).patient),
  )
  return {
    level: risk.level,
    tabs: [
      tab(first, named, basis),
      tab(second, named, basis),
      { id: 'resources', label: 'Resources', cardIds: [] },
    ],
    links: idsFor(educationLinkRows, named, basis),
    reasons,
    clauses,
    unanswered,
    reasonLine: [
      unanswered.length > 0
        ? reasonLineWords.unanswered.replace('{answers}', inOneList(unanswered.map(answerName)))
        : reasonLine(risk.isKnown, clauses),
      ...(isUsual ? [reasonLineWords.usual] : []),
      ...(openAlerts && isSoleAlertFromEarlierDay(openAlerts) && isAlertAlone(reasons, findings)
        ? [reasonLineWords.openAlert]
        : []),
    ].join(' '),
  }
}

function adviceBasis(
  reasons: readonly RiskReasonId[],
  { findings = [], isUsual, isUnsavedForToday }: EducationFacts,
): AdviceBasis {
  if (findings.some(({ level }) => level === 'emergency')) return 'red-flag'
  if (isUnsavedForToday || findings.some(asksForAdviceToday)) return 'today'
  if (isUsual) return 'usual'
  if (findings.some(isQuestionOfUsual)) return 'question'
  return isAlertAlone(reasons, findings) ? 'alert' : 'other'
}

/** Beside a finding or a check of these days, an alert is not all that is known of them. */
const isAlertAlone = (
  reasons: readonly RiskReasonId[],
  findings: NonNullable<RiskFacts['findings']>,
): boolean => findings.length === 0 && reasons.length > 0 && reasons.every((id) => id === 'open-alert')

function tab(
  { id, label, cards }: TabRow,
  named: readonly LungCondition[],
  basis: AdviceBasis,
): EducationTab {
  return { id, label, cardIds: idsFor(cards, named, basis) }
}

function idsFor(rows: readonly CardRow[], named: readonly LungCondition[], basis: AdviceBasis): string[] {
  return rows
    .filter(
      ({ onlyOn, exceptOn }) => (onlyOn === undefined || onlyOn === basis) && !exceptOn?.includes(basis),
    )
    .filter(({ onlyWith }) => !onlyWith || named.includes(onlyWith))
    .map(({ id }) => id)
}

/**
 * Leaves out rows of a lower level: breathlessness 8 also matches "4 or more", but that row did not set the level. What
 * the patient logged comes first, and where only an open alert set the level, a sign to watch explains the alert. A sign
 * that calls for 999 is named first, also one of a symptom check; then a sign of today before an older one, also where the
 * older one alone set the level.
 */
function decidingReasons(
  { level, reasons }: RiskAssessment,
  findings: NonNullable<RiskFacts['findings']>,
  ofToday: ReadonlySet<string>,
): RiskReasonId[] {
  const ofRules = riskRules.filter((rule) => rule.level === level && reasons.includes(rule.id))
  const ofFindings = findings.filter((finding) => riskOfFinding(finding.id, finding.level) === level)
  const isAlertOnly = ofFindings.length === 0 && ofRules.every(({ id }) => id === 'open-alert')
  const named = isAlertOnly ? findings : ofFindings
  const isOlderNamed = named.some(({ id }) => !ofToday.has(id))
  const first = isOlderNamed ? withoutNamedSigns(findings).filter(({ id }) => ofToday.has(id)) : []
  const emergencies = findings.filter((finding) => finding.level === 'emergency')
  const of999 = ofRules.filter(({ id }) => id === 'triage-seek-help')
  const ids = [...emergencies, ...first, ...named, ...of999, ...ofRules].map(({ id }) => id)
  // The row of the last check has words with its day; it stands where the finding of that check does.
  return [
    ...new Set(ids.map((id) => (of999.length > 0 && id === 'check-seek-help' ? 'triage-seek-help' : id))),
  ]
}

function reasonLine(isKnown: boolean, clauses: readonly string[]): string {
  if (!isKnown && clauses.length === 0) return reasonLineWords.unknown
  return `${reasonLineWords.because} ${clauses.length === 0 ? reasonLineWords.noSign : inOneList(clauses)}.`
}

const answerName = (answer: RiskAnswer): string =>
  answer === 'temperature' ? answer : scoreLabels[answer].toLowerCase()

function inOneList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
