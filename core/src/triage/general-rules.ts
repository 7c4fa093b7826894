// "General triage: seek_help if difficulty_breathing=severe, chest_pain=crushing, cough_mucus=significant_blood,
// swallowing=unable, fever=high or fatigue=severe. Otherwise monitor if difficulty_breathing=moderate,
// chest_pain=sharp, fever=moderate, cough_mucus=blood_streaks, sore_throat=severe, swallowing=difficult,
// fatigue=moderate, body_aches=severe or headache=severe. Otherwise stay_home." (specification, section 4)
// Hazards: HZ-01 (emergency advice delayed), HZ-15 (over-triage).
import { rowsFor } from './triage-rule.ts'

const when = rowsFor('general')

export const generalRules = [
  ...when('seek_help', 'difficulty_breathing', 'severe'),
  ...when('seek_help', 'chest_pain', 'crushing'),
  ...when('seek_help', 'cough_mucus', 'significant_blood'),
  ...when('seek_help', 'swallowing', 'unable'),
  ...when('seek_help', 'fever', 'high'),
  ...when('seek_help', 'fatigue', 'severe'),

  ...when('monitor', 'difficulty_breathing', 'moderate'),
  ...when('monitor', 'chest_pain', 'sharp'),
  ...when('monitor', 'fever', 'moderate'),
  ...when('monitor', 'cough_mucus', 'blood_streaks'),
  ...when('monitor', 'sore_throat', 'severe'),
  ...when('monitor', 'swallowing', 'difficult'),
  ...when('monitor', 'fatigue', 'moderate'),
  ...when('monitor', 'body_aches', 'severe'),
  ...when('monitor', 'headache', 'severe'),
]
