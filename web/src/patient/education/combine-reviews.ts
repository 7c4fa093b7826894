type Review = { reviewedOn: string; sources: readonly string[] }

/** The oldest review date of the parts, and every source once. */
export function combineReviews(...parts: readonly [Review, ...Review[]]): Review {
  const [reviewedOn = ''] = parts.map((part) => part.reviewedOn).toSorted()
  return { reviewedOn, sources: [...new Set(parts.flatMap(({ sources }) => sources))] }
}
