import type { EntryFindingId } from './entry-finding-rules.ts'

type Justification = { reason: string; source: string; hazard: string }

/** Why each row of entry-finding-rules.ts exists. A separate file, because Home loads the rows and does not need these. */
export const entryFindingSources: Record<EntryFindingId, Justification> = {
  'breathlessness-severe': {
    reason: 'rule A8: the mean of a log hides one very bad sign',
    source: 'NHS, shortness of breath, 2025',
    hazard: 'C4',
  },
  'peak-flow-below-50': {
    reason: 'the symptom check calls for 999 at the same reading',
    source: 'BTS/SIGN, acute asthma; specification, section 4',
    hazard: 'HZ-01',
  },
  'phlegm-red': {
    reason: 'rule A7: blood in phlegm needs advice the same day, or an ambulance',
    source: 'NHS, coughing up blood, 2025',
    hazard: 'C5',
  },
  'fever-high': {
    reason: 'rule A8: the symptom check calls for 999 at the same temperature',
    source: 'NHS, high temperature in adults, 2025; NHS, sepsis, 2025',
    hazard: 'HZ-03',
  },
  'breathlessness-high': {
    reason: 'high risk by the specification; replaces praise by ruling',
    source: 'NHS, shortness of breath, 2025; specification, section 4',
    hazard: 'C4',
  },
  'cough-severe': {
    reason: 'replaces praise by ruling',
    source: 'rulings, safety rules added',
    hazard: 'C4',
  },
  'worse-than-usual': {
    reason: 'a change against the usual day on several check-in days is sustained worsening',
    source: 'NICE NG115, COPD in over 16s, 2019; NICE NG245, asthma, 2024',
    hazard: 'C14',
  },
  'feels-much-worse': {
    reason:
      'the person is the first to know: much worse than usual needs advice the same day, whatever the scores say',
    source:
      'NICE NG115, COPD in over 16s, 2019; NICE NG245, asthma, 2024; the urgent list of Connect to Care',
    hazard: 'HZ-02',
  },
  'feels-worse': {
    reason: 'what the person says of the day counts when no score was set',
    source: 'NICE NG115, COPD in over 16s, 2019; NICE NG245, asthma, 2024',
    hazard: 'HZ-02',
  },
  'lasting-with-lung-condition': {
    reason:
      'a sign above usual on two check-in days in a row is sustained worsening, and the card of the first day said to get advice if it is no better the next day',
    source:
      'NICE NG115, COPD in over 16s, 2019 (an exacerbation is a sustained worsening); BTS/NICE/SIGN NG245, asthma, November 2024',
    hazard: 'HZ-02',
  },
  lasting: {
    reason: 'the card of the first day said to contact a GP surgery or 111 if it is no better the next day',
    source: 'NHS, 111, 2025; NHS, chest infection, 2024',
    hazard: 'HZ-02',
  },
  'flare-up-one-sign': {
    reason: 'any sign above usual can be the start of a COPD flare-up',
    source: 'NICE NG115, COPD in over 16s, 2019',
    hazard: 'C14',
  },
  'phlegm-coloured': {
    reason: 'green or brown phlegm with a lung condition can be an infection',
    source: 'Asthma + Lung UK, COPD flare-ups; NICE NG114, 2018',
    hazard: 'C14',
  },
  'peak-flow-50-80': {
    reason: 'the symptom check and the list in Connect to Care say advice the same day at this reading',
    source: 'BTS/SIGN, acute asthma; specification, section 4',
    hazard: 'C14',
  },
  'reliever-over-4-puffs': {
    reason: 'can be more than 4 times a day when each time is one puff',
    source: 'NHS, salbutamol inhaler, 2023',
    hazard: 'C10',
  },
  'fever-medium': {
    reason: 'a high temperature is never called well',
    source: 'NHS, high temperature in adults, 2025; specification, section 4',
    hazard: 'HZ-03',
  },
  'fever-low': {
    reason: 'the band reaches over 38 °C, which is a high temperature for the NHS and never called mild',
    source: 'NHS, high temperature in adults, 2025; NHS inform, fever in adults, 2024',
    hazard: 'HZ-03',
  },
  'fever-low-with-lung-condition': {
    reason: '37.8 °C or more with a lung condition can be the start of an infection',
    source: 'NHS inform, fever in adults, 2024',
    hazard: 'HZ-03',
  },
  'energy-very-low': {
    reason: 'high risk by the specification',
    source: 'specification, section 4',
    hazard: 'C4',
  },
  'worse-than-usual-today': {
    reason: 'a first day clearly worse than usual is worth a second look',
    source: 'NICE NG115, COPD in over 16s, 2019',
    hazard: 'C14',
  },
  'reliever-over-8-puffs': {
    reason:
      'more than 4 times a day at the usual 2 puffs each: the list in Connect to Care says advice the same day',
    source: 'NHS, salbutamol inhaler, 2023; Asthma + Lung UK, asthma attacks',
    hazard: 'C10',
  },
  'flare-up-two-signs': {
    reason:
      'two signs above usual, or one with a temperature, is a likely COPD flare-up: advice the same day',
    source: 'NICE NG115, COPD in over 16s, 2019; NICE NG114, COPD exacerbation, 2018',
    hazard: 'C14',
  },
  'two-signs-with-lung-condition': {
    reason:
      'two signs above usual, or one with a temperature, with asthma or pulmonary fibrosis: advice the same day, as in the symptom check (A13)',
    source: 'NICE NG245, asthma, 2024; Asthma + Lung UK, asthma attacks; the urgent list of Connect to Care',
    hazard: 'C14',
  },
  'breathing-with-lung-condition': {
    reason:
      'breathing worse than usual with asthma or pulmonary fibrosis needs advice the same day, as in the symptom check (A14)',
    source:
      'BTS/NICE/SIGN NG245, asthma, November 2024; NHS, asthma attacks, 2024; the urgent list of Connect to Care',
    hazard: 'C14',
  },
  'fever-with-lung-condition': {
    reason: 'a high temperature with a lung condition can be a chest infection: advice the same day',
    source: 'NHS, chest infection, 2024; NHS, COPD, 2023',
    hazard: 'HZ-03',
  },
}
