// "Severity words for 1-10 sliders: 1-2 Minimal, 3-4 Mild, 5-6 Moderate, 7-8 Significant, 9-10 Severe."
// (specification, section 4) Ruling C-11: energy and mood have words of their own. Hazard: C16 (words run backwards).
import type { ScoreName } from '../records/symptom-entry.ts'

/** In which direction a score improves: low for cough and breathlessness, high for energy and mood. */
export const betterDirection = {
  coughSeverity: 'lower',
  breathlessness: 'lower',
  energy: 'higher',
  mood: 'higher',
} as const satisfies Record<ScoreName, 'lower' | 'higher'>

/**
 * Words for 1-2, 3-4, 5-6, 7-8 and 9-10. Sources: specification, section 4 (lower is better); ruling C-11 (higher is
 * better).
 */
const severityWordsByDirection = {
  lower: ['Minimal', 'Mild', 'Moderate', 'Significant', 'Severe'],
  higher: ['Very low', 'Low', 'Medium', 'Good', 'Very good'],
} as const

/** The word for one score, 1 to 10. */
export function severityWord(name: ScoreName, score: number): string {
  return severityWordsByDirection[betterDirection[name]][Math.ceil(score / 2) - 1] ?? 'Unknown'
}
