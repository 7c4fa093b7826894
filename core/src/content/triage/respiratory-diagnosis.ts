/** The form inside a sentence: "asthma", but "COPD". */
export function diagnosisInSentence(diagnosis: string): string {
  return commonNouns.get(diagnosis) ?? diagnosis
}

const commonNouns = new Map([
  ['Asthma', 'asthma'],
  ['Pulmonary Fibrosis', 'pulmonary fibrosis'],
  ['Bronchitis', 'bronchitis'],
])
