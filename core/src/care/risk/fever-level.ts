// "temperature (normal, low-fever, moderate-fever, high-fever; the risk rule also sees values high and moderate)"
// (specification, section 3; ruling C-07: one normaliser, both spellings count). Hazard: HZ-03.

export type FeverLevel = 'none' | 'low' | 'moderate' | 'high' | 'unknown'

/** Reads every spelling that is in use; any other is unknown, which is never a sign of health. */
export function toFeverLevel(temperature: string): FeverLevel {
  return levels.get(temperature) ?? 'unknown'
}

const levels: ReadonlyMap<string, FeverLevel> = new Map([
  ['normal', 'none'],
  ['low', 'low'],
  ['low-fever', 'low'],
  ['moderate', 'moderate'],
  ['moderate-fever', 'moderate'],
  ['high', 'high'],
  ['high-fever', 'high'],
])
