/**
 * "The 'What to expect tomorrow' tip is chosen at random from 5 fixed sentences" (specification, section 4). Beside the
 * safety message no tip may comfort: there the one that says what to do if it gets worse always stands. HZ-02.
 */
export function tomorrowTip(random: number, isSafety: boolean): TipId {
  if (isSafety) return safetyTip
  return tipIds[Math.floor(random * tipIds.length)] ?? safetyTip
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
