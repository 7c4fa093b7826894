// "Respiratory triage: emergency (seek_help) if blue_lips_fingers is blue_lips or blue_fingers, difficulty_breathing
// is critical or severe, rescue_inhaler=not_helping, peak_flow=below_50, alertness_confusion=confused,
// chest_pain=crushing, cough_mucus=significant_blood, or fever=high. Otherwise monitor if any of: peak_flow=50_80,
// rescue_inhaler=more_than_4, difficulty_breathing=moderate, chest_pain moderate or sharp, wheeze_cough severe_wheeze
// or audible_wheeze, cough_mucus=blood_streaks, fever=moderate, fatigue=severe. Otherwise stay_home."
// (specification, section 4) Hazards: HZ-01 (emergency advice delayed), HZ-15 (over-triage).
import { rowsFor } from './triage-rule.ts'

const when = rowsFor('respiratory')

export const respiratoryRules = [
  ...when('seek_help', 'blue_lips_fingers', 'blue_lips', 'blue_fingers'),
  ...when('seek_help', 'difficulty_breathing', 'critical', 'severe'),
  ...when('seek_help', 'rescue_inhaler', 'not_helping'),
  ...when('seek_help', 'peak_flow', 'below_50'),
  ...when('seek_help', 'alertness_confusion', 'confused'),
  ...when('seek_help', 'chest_pain', 'crushing'),
  ...when('seek_help', 'cough_mucus', 'significant_blood'),
  ...when('seek_help', 'fever', 'high'),

  ...when('monitor', 'peak_flow', '50_80'),
  ...when('monitor', 'rescue_inhaler', 'more_than_4'),
  ...when('monitor', 'difficulty_breathing', 'moderate'),
  ...when('monitor', 'chest_pain', 'moderate', 'sharp'),
  ...when('monitor', 'wheeze_cough', 'severe_wheeze', 'audible_wheeze'),
  ...when('monitor', 'cough_mucus', 'blood_streaks'),
  ...when('monitor', 'fever', 'moderate'),
  ...when('monitor', 'fatigue', 'severe'),
]
