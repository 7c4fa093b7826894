// Specification, section 2: "Recovery Achievements card (Care Connection Streak, 3 days, Level 2)". The figures come
// from what was done: the level from the points, the days from the one computed streak. Hazard C42.

const pointsPerLevel = 500

/** Level 1 from the start, the next one with every 500 points. */
export function careLevel(points: number): { level: number; pointsToNext: number } {
  const full = Math.floor(points / pointsPerLevel)
  return { level: full + 1, pointsToNext: (full + 1) * pointsPerLevel - points }
}
