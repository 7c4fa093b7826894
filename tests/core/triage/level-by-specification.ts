import type { Track } from '@second-wind/core/triage/options'
import type { TriageLevel } from '@second-wind/core/triage/triage-result'
import type { TriageAnswers } from '@second-wind/core/triage/triage-rule'

/**
 * The two sentences of the specification, implemented a second time, independently of the rules, so that tests can
 * compare.
 */
export function levelBySpecification(track: Track, answers: TriageAnswers): TriageLevel {
  const matchesAny = (wanted: string) =>
    pairsOf(wanted).some(([question, option]) => answers[question] === option)
  const { emergency, advice } = levelSentences[track]
  if (matchesAny(emergency)) return 'seek_help'
  return matchesAny(advice) ? 'monitor' : 'stay_home'
}

/** Each sentence is split once: millions of checks are read. */
const split = new Map<string, (readonly [question: string, option: string])[]>()

function pairsOf(sentence: string) {
  const known = split.get(sentence)
  if (known) return known
  const pairs = sentence.split(' ').map((pair) => {
    const [question = '', option = ''] = pair.split('=')
    return [question, option] as const
  })
  split.set(sentence, pairs)
  return pairs
}

export const levelSentences: Record<Track, { emergency: string; advice: string }> = {
  general: {
    emergency:
      'difficulty_breathing=severe chest_pain=crushing cough_mucus=significant_blood swallowing=unable fever=high fatigue=severe',
    advice:
      'difficulty_breathing=moderate chest_pain=sharp fever=moderate cough_mucus=blood_streaks sore_throat=severe swallowing=difficult fatigue=moderate body_aches=severe headache=severe',
  },
  respiratory: {
    emergency:
      'blue_lips_fingers=blue_lips blue_lips_fingers=blue_fingers difficulty_breathing=critical difficulty_breathing=severe rescue_inhaler=not_helping peak_flow=below_50 alertness_confusion=confused chest_pain=crushing cough_mucus=significant_blood fever=high',
    advice:
      'peak_flow=50_80 rescue_inhaler=more_than_4 difficulty_breathing=moderate chest_pain=moderate chest_pain=sharp wheeze_cough=severe_wheeze wheeze_cough=audible_wheeze cough_mucus=blood_streaks fever=moderate fatigue=severe',
  },
}
