/** Why each row of watch-finding-rules.ts exists. */
export const watchFindingSources = {
  'feels-worse-with-lung-condition': {
    reason:
      'worse than usual with a lung condition is the start of a flare-up: advice the same day, as in My plan, First aid and Connect to Care',
    rank: 'no alert; with a lung condition before without',
    source: 'NICE NG115, COPD in over 16s, 2019; BTS/NICE/SIGN NG245, asthma, November 2024',
    hazard: 'HZ-02',
  },
  'feels-worse': {
    reason: 'what the person says of the day counts when no score was set',
    rank: 'no alert; no measured sign',
    source: 'NICE NG115, COPD in over 16s, 2019; NICE NG245, asthma, 2024',
    hazard: 'HZ-02',
  },
  'high-scores-usual-unknown': {
    reason:
      'with a lung condition the scores may be usual: advice today if they are worse than usual, which only the person knows',
    rank: 'no alert; asks for advice today, so before the others without one',
    source: 'NICE NG115, COPD in over 16s, 2019; specification, section 4',
    hazard: 'HZ-02',
  },
  'high-scores-unlike-usual': {
    reason:
      'the same scores without a sign lead to advice today if this is worse than usual, because something else is; a sign beside them must not hide that',
    rank: 'no alert; the scores themselves are those of the usual day',
    source: 'NICE NG115, COPD in over 16s, 2019; specification, section 4',
    hazard: 'HZ-02',
  },
  'lasting-mild': {
    reason:
      'a temperature of 37.8 to 38.2 °C, low energy and feeling worse are common for days in a cold: the promise of the first card is kept without an alarm',
    rank: 'no alert; it has lasted, so before a mild sign of one day',
    source: 'NHS, common cold, 2024; NHS, 111, 2025',
    hazard: 'HZ-02',
  },
  'flare-up-one-sign': {
    reason: 'any sign above usual can be the start of a COPD flare-up',
    rank: 'a medium alert: it can be the start of a flare-up',
    source: 'NICE NG115, COPD in over 16s, 2019',
    hazard: 'C14',
  },
  'may-be-worse-than-usual': {
    reason:
      'before three check-in days nothing shows what is usual with a lung condition: advice today if this is worse than usual, which only the person knows',
    rank: 'no alert; breathing or cough that may be a flare-up comes before energy and a temperature',
    source:
      'NICE NG115, COPD in over 16s, 2019; BTS/NICE/SIGN NG245, asthma, November 2024; rulings: unknown is never shown as safe',
    hazard: 'C13',
  },
  'phlegm-coloured': {
    reason: 'green or brown phlegm with a lung condition can be an infection',
    rank: 'a medium alert: it can be an infection',
    source: 'Asthma + Lung UK, COPD flare-ups; NICE NG114, 2018',
    hazard: 'C14',
  },
  'phlegm-more-with-lung-condition': {
    reason: 'more phlegm than usual with a lung condition can be an infection, as in the symptom check (A16)',
    rank: 'a medium alert; a colour says more of an infection than an amount',
    source: 'BTS/NICE/SIGN NG245, asthma, November 2024; NHS, chest infection, 2024',
    hazard: 'C14',
  },
  'cough-with-lung-condition': {
    reason:
      'a cough above usual with asthma or pulmonary fibrosis needs advice the same day, as in the symptom check (A17)',
    rank: 'no alert; asks for advice today, so before the others without one',
    source: 'BTS/NICE/SIGN NG245, asthma, November 2024; NHS, asthma attacks, 2024',
    hazard: 'C14',
  },
  'reliever-over-4-puffs': {
    reason: 'can be more than 4 times a day when each time is one puff',
    rank: 'no alert; the more puffs, the worse',
    source: 'NHS, salbutamol inhaler, 2023',
    hazard: 'C10',
  },
  'phlegm-with-fever-low': {
    reason:
      'two signs of a chest infection that begins, or of a cold: watched like the temperature alone, and both are named',
    rank: 'no alert; the temperature beside it is named first',
    source: 'NHS, chest infection, 2024; NICE NG120, acute cough, February 2019',
    hazard: 'HZ-02',
  },
  'fever-low': {
    reason: 'the band reaches over 38 °C, which is a high temperature for the NHS and never called mild',
    rank: 'no alert; the lowest band',
    source: 'NHS, high temperature in adults, 2025; NHS inform, fever in adults, 2024',
    hazard: 'HZ-03',
  },
  'fever-low-with-lung-condition': {
    reason: '37.8 °C or more with a lung condition can be the start of an infection',
    rank: 'no alert; with a lung condition before without',
    source: 'NHS inform, fever in adults, 2024',
    hazard: 'HZ-03',
  },
  'energy-very-low': {
    reason: 'high risk by the specification',
    rank: 'a medium alert: it has many causes',
    source:
      'our own rule (specification, section 4): energy 2 or less is high risk; no guidance has such a score',
    hazard: 'C4',
  },
  'worse-than-usual-today': {
    reason: 'a first day clearly worse than usual is worth a second look',
    rank: 'no alert; a single day, without a sign of its own',
    source: 'NICE NG115, COPD in over 16s, 2019',
    hazard: 'C14',
  },
} as const
