/**
 * "The 'What to expect tomorrow' tip is chosen at random from 5 fixed sentences" (specification, section 4). Beside a
 * finding no tip may reassure: it is always the tip that says what to do if symptoms get worse. For people with a lung
 * condition only the tips that expect no recovery are chosen from (ruling D-08). HZ-02, C14.
 */
export function tomorrowTip(random: number, kind: 'any' | 'safety' | 'lung-condition'): TipId {
  const choices = choicesOf[kind]
  return choices[Math.floor(random * choices.length)] ?? safetyTip
}

const safetyTip = 'same-time-each-day'

export const tipIds = [
  'ups-and-downs',
  'cough-at-night',
  'energy-comes-back-slowly',
  'keep-a-drink-near',
  safetyTip,
] as const

export type TipId = (typeof tipIds)[number]

const choicesOf = {
  any: tipIds,
  safety: [safetyTip],
  'lung-condition': ['keep-a-drink-near', safetyTip],
} satisfies Record<string, readonly TipId[]>
