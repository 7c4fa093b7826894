import type { ScoreName } from '@second-wind/core/records/symptom-entry'
import type { RecoverySummary } from '@second-wind/core/recovery/summary'

type Ready = Extract<RecoverySummary, { status: 'ready' }>

const partNames: Record<ScoreName, string> = {
  coughSeverity: 'cough reduction',
  breathlessness: 'breathing',
  energy: 'energy',
  mood: 'mood',
}

/** What the percentage is the mean of, or what is missing for it. */
export function recoveryReason({ parts, missing }: Pick<Ready, 'parts' | 'missing'>): string {
  if (missing.length > 0) {
    const named = missing.map((name) => partNames[name]).join(' and ')
    return `It needs your scores for ${named}. Set them at your next check-in.`
  }
  const { coughSeverity, breathlessness, energy, mood } = parts
  return `It is the average of four figures out of 100: cough reduction ${coughSeverity}, breathing ${breathlessness}, energy ${energy} and mood ${mood}. It is not medical advice.`
}
