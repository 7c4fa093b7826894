import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import type { ScoreName } from '@second-wind/core/records/symptom-entry'

/** "cough, energy". */
export const formatScoreNames = (names: readonly ScoreName[]): string =>
  names.map((name) => scoreLabels[name].toLowerCase()).join(', ')
