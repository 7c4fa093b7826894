import type { RiskLevel } from '../../care/risk/risk-level.ts'
import type { LungCondition } from '../../recovery/home-advice/lung-conditions.ts'

/**
 * What the advice rests on: a red flag, a warning that asks for advice today, a sign that does if it is worse than usual,
 * the person's usual day, an open alert and nothing else, or another sign.
 */
export type AdviceBasis = 'red-flag' | 'today' | 'question' | 'usual' | 'alert' | 'other'

/** A card or link, perhaps only for people with this condition, or only where the advice rests on this or does not. */
export type CardRow = {
  id: string
  onlyWith?: LungCondition
  onlyOn?: AdviceBasis
  exceptOn?: readonly AdviceBasis[]
}
export type TabRow = { id: string; label: string; cards: readonly CardRow[] }

/** The two tabs of each level before Resources, with their cards in order (specification, sections 2 and 9). */
export const educationTabs: Record<RiskLevel, readonly [TabRow, TabRow]> = {
  high: [
    {
      id: 'urgent',
      label: 'Urgent',
      cards: [
        { id: 'high-emergency', exceptOn: ['red-flag', 'alert'] },
        { id: 'high-alert', onlyOn: 'alert' },
        { id: 'high-red-flag', onlyOn: 'red-flag' },
        { id: 'high-breathing' },
        { id: 'high-medicine' },
      ],
    },
    {
      id: 'support',
      label: 'Support',
      cards: [{ id: 'high-support' }, { id: 'high-copd', onlyWith: 'copd' }, { id: 'high-stop-smoking' }],
    },
  ],
  medium: [
    {
      id: 'important',
      label: 'Important',
      cards: [
        { id: 'med-today', onlyOn: 'today' },
        { id: 'med-question', onlyOn: 'question' },
        { id: 'med-monitor', onlyOn: 'other' },
        { id: 'med-usual', onlyOn: 'usual' },
        { id: 'med-asthma', onlyWith: 'asthma' },
        { id: 'med-copd', onlyWith: 'copd' },
      ],
    },
    { id: 'self-care', label: 'Self-Care', cards: [{ id: 'med-selfcare' }, { id: 'med-stop-smoking' }] },
  ],
  low: [
    { id: 'primary', label: 'Primary', cards: [{ id: 'low-prevent' }] },
    {
      id: 'wellness',
      label: 'Wellness',
      cards: [{ id: 'low-breathing' }, { id: 'low-lifestyle' }, { id: 'low-stop-smoking' }],
    },
  ],
}

export const educationLinkRows: readonly CardRow[] = [
  { id: 'link-nhs-shortness-of-breath' },
  { id: 'link-nhs-inform-shortness-of-breath' },
  { id: 'link-nhs-chest-pain' },
  { id: 'link-alu-asthma', onlyWith: 'asthma' },
  { id: 'link-alu-copd', onlyWith: 'copd' },
]
