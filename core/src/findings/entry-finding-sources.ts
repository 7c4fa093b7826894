import type { EntryFindingId } from './entry-finding-rules.ts'
import { watchFindingSources } from './rules/watch-finding-sources.ts'

type Justification = {
  reason: string
  /** Why the row has its place among the findings of its level. */
  rank: string
  source: string
  hazard: string
}

/** Why each row of entry-finding-rules.ts exists. A separate file, because Home loads the rows and does not need these. */
export const entryFindingSources: Record<EntryFindingId, Justification> = {
  'breathlessness-severe': {
    reason: 'rule A8: the mean of a log hides one very bad sign',
    rank: 'a person who cannot breathe has the least time; the higher score comes first',
    source: 'NHS, shortness of breath, 2025',
    hazard: 'C4',
  },
  'peak-flow-below-50': {
    reason: 'the symptom check calls for 999 at the same reading',
    rank: 'the measured form of severe breathlessness; the lower reading comes first',
    source: 'BTS/SIGN 158, acute asthma, July 2019; specification, section 4',
    hazard: 'HZ-01',
  },
  'phlegm-red': {
    reason: 'rule A7: blood in phlegm needs advice the same day, or an ambulance',
    rank: 'blood can become a bleed, and is rarer than a fever that says 999',
    source: 'NHS, coughing up blood, 2025',
    hazard: 'C5',
  },
  'fever-high': {
    reason: 'rule A8: the symptom check calls for 999 at the same temperature',
    rank: 'dangerous within hours rather than minutes',
    source: 'NHS, high temperature in adults, 2025; NHS, sepsis, 2025',
    hazard: 'HZ-03',
  },
  'breathlessness-high': {
    reason: 'high risk by the specification; replaces praise by ruling',
    rank: 'breathing comes first here too; the higher score comes first',
    source: 'NHS, shortness of breath, 2025; specification, section 4',
    hazard: 'C4',
  },
  'breathlessness-moderate': {
    reason:
      'the symptom check gives breathing that makes a person slow down the level "Get medical advice", with advice today; without a lung condition 6 out of 10 is not usual',
    rank: 'no alert, and without a lung condition; breathing comes before what lasts and before a temperature',
    source: 'NHS, shortness of breath, 2025; NHS, chest infection, 2024; specification, section 4',
    hazard: 'HZ-02',
  },
  'cough-severe': {
    reason: 'replaces praise by ruling',
    rank: 'a medium alert; a cough alone says least',
    source:
      'NICE NG120, acute cough, February 2019 (get help if it gets much worse); the limit of 9 is our own',
    hazard: 'C4',
  },
  'worse-than-usual': {
    reason: 'a change against the usual day on several check-in days is sustained worsening',
    rank: 'has lasted for days; also a high alert',
    source: 'NICE NG115, COPD in over 16s, 2019; NICE NG245, asthma, 2024',
    hazard: 'C14',
  },
  'feels-much-worse': {
    reason:
      'the person is the first to know: much worse than usual needs advice the same day, whatever the scores say',
    rank: 'the person’s own words, which no score explains; also a high alert',
    source:
      'NICE NG115, COPD in over 16s, 2019; NICE NG245, asthma, 2024; the urgent list of Connect to Care',
    hazard: 'HZ-02',
  },
  'lasting-with-lung-condition': {
    reason:
      'a sign worse than the usual day that the person set, or one that is never usual, on two check-in days in a row is sustained worsening, and the card of the first day said to get advice if it is no better the next day',
    rank: 'has lasted for days with a lung condition; also a high alert',
    source:
      'NICE NG115, COPD in over 16s, 2019 (an exacerbation is a sustained worsening); BTS/NICE/SIGN NG245, asthma, November 2024',
    hazard: 'HZ-02',
  },
  'high-scores-with-sign': {
    reason:
      'scores that lead to a GP surgery or 111 by the specification are not made milder by a sign to watch beside them',
    rank: 'a medium alert; no sign of it is serious by itself',
    source: 'specification, section 4; NHS, 111, 2025; NHS, chest infection, 2024',
    hazard: 'HZ-02',
  },
  lasting: {
    reason: 'the card of the first day said to contact a GP surgery or 111 if it is no better the next day',
    rank: 'a medium alert: it has lasted, but no sign of the day is serious; the patient reads advice for today, and so does a clinician',
    source:
      'NHS, 111, 2025; NHS, chest infection, 2024; NICE NG120, acute cough, February 2019 (see again who does not get better)',
    hazard: 'HZ-02',
  },
  'peak-flow-50-80': {
    reason: 'the symptom check and the list in Connect to Care say advice the same day at this reading',
    rank: 'a medium alert; measured, so before what is felt; the lower reading comes first',
    source: 'BTS/SIGN 158, acute asthma, July 2019; specification, section 4',
    hazard: 'C14',
  },
  'reliever-with-worse-day': {
    reason:
      'more puffs together with worse symptoms are how an asthma attack or a flare-up starts; each alone raises no alert',
    rank: 'a medium alert; counted, so after the measured peak flow and before what is felt; the more puffs, the worse',
    source:
      'BTS/NICE/SIGN NG245, asthma, November 2024; NICE NG115, COPD in over 16s, 2019; more than 4 puffs: NHS, salbutamol inhaler, 2023',
    hazard: 'C10',
  },
  'reliever-with-lung-condition': {
    reason:
      'with asthma, needing the reliever more often than usual is how an attack starts, and the list in Connect to Care says advice the same day. COPD beside asthma makes it no milder',
    rank: 'a medium alert; counted, so before what is felt; after the same puffs on a worse day; the more puffs, the worse',
    source: 'BTS/NICE/SIGN NG245, asthma, November 2024; NHS, salbutamol inhaler, 2023',
    hazard: 'C10',
  },
  'fever-medium': {
    reason: 'the symptom check gives this temperature the level "Get medical advice", with advice today',
    rank: 'no alert, and without a lung condition; after signs that lasted',
    source: 'NHS, high temperature in adults, 2025; specification, section 4',
    hazard: 'HZ-03',
  },
  'phlegm-with-fever-medium': {
    reason:
      'yellow, green or brown phlegm and a high temperature are two signs of a chest infection, and no screen named the phlegm. Same advice and risk as the temperature alone: how ill a person is decides about treatment, not the colour',
    rank: 'a medium alert: two signs of an infection; its words name the temperature first, which calls for the advice',
    source: 'NHS, chest infection, 2024; NICE NG120, acute cough, February 2019',
    hazard: 'HZ-02',
  },
  'reliever-over-8-puffs': {
    reason:
      'more than 4 times a day at the usual 2 puffs each: the list in Connect to Care says advice the same day',
    rank: 'a reliever that no longer lasts comes before a severe attack; the more puffs, the worse',
    source: 'NHS, salbutamol inhaler, 2023; Asthma + Lung UK, asthma attacks',
    hazard: 'C10',
  },
  'flare-up-two-signs': {
    reason:
      'two signs above usual, or one with a temperature, is a likely COPD flare-up: advice the same day',
    rank: 'a likely flare-up with a high alert',
    source: 'NICE NG115, COPD in over 16s, 2019; NICE NG114, COPD exacerbation, 2018',
    hazard: 'C14',
  },
  'two-signs-with-lung-condition': {
    reason:
      'two signs above usual, or one with a temperature, with asthma or pulmonary fibrosis: advice the same day, as in the symptom check (A13)',
    rank: 'the same with another lung condition',
    source: 'NICE NG245, asthma, 2024; Asthma + Lung UK, asthma attacks; the urgent list of Connect to Care',
    hazard: 'C14',
  },
  'breathing-with-lung-condition': {
    reason:
      'breathing worse than usual with asthma or pulmonary fibrosis needs advice the same day, as in the symptom check (A14)',
    rank: 'a medium alert; breathing comes before temperature and cough',
    source:
      'BTS/NICE/SIGN NG245, asthma, November 2024; NHS, asthma attacks, 2024; the urgent list of Connect to Care',
    hazard: 'C14',
  },
  'fever-with-lung-condition': {
    reason: 'a high temperature with a lung condition can be a chest infection: advice the same day',
    rank: 'a medium alert; an infection comes before a cough alone',
    source: 'NHS, chest infection, 2024; NHS, COPD, 2023',
    hazard: 'HZ-03',
  },
  ...watchFindingSources,
}
