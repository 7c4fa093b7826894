// Specification, section 9: "Greeting: before 12 'Good morning', before 18 'Good afternoon', otherwise 'Good
// evening'." No hazard.

type Greeting = 'Good morning' | 'Good afternoon' | 'Good evening'

/** @param hour 0 to 23, on the patient's own clock */
export function greetingAt(hour: number): Greeting {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
