// "Contextual education panel with three tabs: first (Urgent / Important / Primary for high / medium / low risk),
// second (Support / Self-Care / Wellness), and Resources. The first tab is default." (specification, section 2)
// "Education per risk: high … medium … low …" (section 9) Hazards: HZ-15 and C12 (the reason comes first), C13 (unknown
// is not "low").
import { reasonLineWords } from '../content/education/reason-line-words.ts'
import { riskReasonWords } from '../content/education/risk-reason-words.ts'
import { riskRules, type RiskAssessment, type RiskLevel, type RiskReasonId } from '../risk/risk-level.ts'
import type { Person } from '../triage/person.ts'
import { lungConditions, type LungCondition } from './lung-conditions.ts'

type EducationTab = { id: string; label: string; cardIds: string[] }

/** `tabs[0]` is the default. `reasons`: the rows that set the level, gravest first; `reasonLine` says them. */
export type Education = {
  level: RiskLevel
  tabs: [EducationTab, EducationTab, EducationTab]
  links: string[]
  reasons: RiskReasonId[]
  reasonLine: string
}

export function educationFor(risk: RiskAssessment, person: Person | undefined): Education {
  const named = lungConditions(person)
  const reasons = decidingReasons(risk)
  const [first, second] = tabsOf[risk.level]
  return {
    level: risk.level,
    tabs: [tab(first, named), tab(second, named), { id: 'resources', label: 'Resources', cardIds: [] }],
    links: idsFor(links, named),
    reasons,
    reasonLine: reasonLine(risk.isKnown, reasons),
  }
}

type Row = { id: string; onlyWith?: LungCondition }
type TabRow = { id: string; label: string; cards: readonly Row[] }

const tabsOf: Record<RiskLevel, readonly [TabRow, TabRow]> = {
  high: [
    {
      id: 'urgent',
      label: 'Urgent',
      cards: [{ id: 'high-emergency' }, { id: 'high-breathing' }, { id: 'high-medicine' }],
    },
    { id: 'support', label: 'Support', cards: [{ id: 'high-support' }] },
  ],
  medium: [
    {
      id: 'important',
      label: 'Important',
      cards: [
        { id: 'med-monitor' },
        { id: 'med-asthma', onlyWith: 'asthma' },
        { id: 'med-copd', onlyWith: 'copd' },
      ],
    },
    { id: 'self-care', label: 'Self-Care', cards: [{ id: 'med-selfcare' }] },
  ],
  low: [
    { id: 'primary', label: 'Primary', cards: [{ id: 'low-prevent' }] },
    { id: 'wellness', label: 'Wellness', cards: [{ id: 'low-breathing' }, { id: 'low-lifestyle' }] },
  ],
}

const links: readonly Row[] = [
  { id: 'link-nhs-shortness-of-breath' },
  { id: 'link-nhs-chest-pain' },
  { id: 'link-alu-asthma', onlyWith: 'asthma' },
  { id: 'link-alu-copd', onlyWith: 'copd' },
]

function tab({ id, label, cards }: TabRow, named: readonly LungCondition[]): EducationTab {
  return { id, label, cardIds: idsFor(cards, named) }
}

function idsFor(rows: readonly Row[], named: readonly LungCondition[]): string[] {
  return rows.filter(({ onlyWith }) => !onlyWith || named.includes(onlyWith)).map(({ id }) => id)
}

/** Without the rows of a lower level: breathlessness 8 is also "4 or more", but that is not why. */
function decidingReasons({ level, reasons }: RiskAssessment): RiskReasonId[] {
  return riskRules.filter((rule) => rule.level === level && reasons.includes(rule.id)).map(({ id }) => id)
}

function reasonLine(isKnown: boolean, reasons: readonly RiskReasonId[]): string {
  if (!isKnown && reasons.length === 0) return reasonLineWords.unknown
  const said = reasons.map((id) => riskReasonWords[id].patient)
  return `${reasonLineWords.because} ${said.length === 0 ? reasonLineWords.noSign : inOneList(said)}.`
}

function inOneList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
