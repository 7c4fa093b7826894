// Specification, section 2: "Recovery Achievements card (Care Connection Streak, 3 days, Level 2)". The figures are
// computed: the level from the points, the days from the streak. Hazard C42.

const pointsPerLevel = 500

/** Starts at level 1; every 500 points give the next level. */
export function careLevel(points: number): { level: number; pointsToNext: number } {
  const full = Math.floor(points / pointsPerLevel)
  return { level: full + 1, pointsToNext: (full + 1) * pointsPerLevel - points }
}
