/**
 * Every question of the two tracks with the ids of its options, in the order they are asked (specification, section 3;
 * options that it does not name: clinical content, sections 2 and 3). Results store the ids, so an id must never
 * change. The words are in content/triage.
 */
export const generalOptions = {
  difficulty_breathing: ['none', 'mild', 'moderate', 'severe'],
  chest_pain: ['none', 'mild', 'sharp', 'crushing'],
  fever: ['none', 'low', 'moderate', 'high'],
  cough_mucus: ['none', 'clear', 'coloured', 'blood_streaks', 'significant_blood'],
  sore_throat: ['none', 'mild', 'moderate', 'severe'],
  fatigue: ['none', 'mild', 'moderate', 'severe'],
  body_aches: ['none', 'mild', 'moderate', 'severe'],
  headache: ['none', 'mild', 'moderate', 'severe', 'sudden_severe'],
  swallowing: ['none', 'mild', 'difficult', 'unable'],
} as const

const respiratoryOptions = {
  difficulty_breathing: ['none', 'mild', 'moderate', 'severe', 'critical'],
  chest_pain: ['none', 'usual', 'moderate', 'sharp', 'crushing'],
  wheeze_cough: ['none', 'usual', 'increased', 'audible_wheeze', 'severe_wheeze'],
  cough_mucus: ['none', 'more', 'changed', 'blood_streaks', 'significant_blood'],
  fever: ['none', 'low', 'moderate', 'high'],
  peak_flow: ['above_80', '50_80', 'below_50', 'not_measured', 'no_meter'],
  rescue_inhaler: ['none', '1_2', '3_4', 'more_than_4', 'not_helping'],
  blue_lips_fingers: ['normal', 'cold_only', 'blue_fingers', 'blue_lips'],
  alertness_confusion: ['alert', 'tired', 'worried', 'confused'],
  fatigue: ['none', 'mild', 'moderate', 'severe'],
} as const

export const trackOptions = { general: generalOptions, respiratory: respiratoryOptions }

export type Track = keyof typeof trackOptions
export type QuestionId<T extends Track> = keyof (typeof trackOptions)[T] & string
export type OptionId<
  T extends Track,
  Q extends QuestionId<T>,
> = (typeof trackOptions)[T][Q] extends readonly (infer O)[] ? O & string : never
