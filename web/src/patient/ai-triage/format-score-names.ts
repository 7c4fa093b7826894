import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import type { ScoreName } from '@second-wind/core/records/symptom-entry'

/** "cough and energy". */
export const formatScoreNames = (names: readonly ScoreName[]): string =>
  new Intl.ListFormat('en-GB').format(names.map((name) => scoreLabels[name].toLowerCase()))
