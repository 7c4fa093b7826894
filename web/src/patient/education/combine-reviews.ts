type Review = { reviewedOn: string; sources: readonly string[] }

/** When the part that has waited longest was read, and every source once. */
export function combineReviews(...parts: readonly [Review, ...Review[]]): Review {
  const [reviewedOn = ''] = parts.map((part) => part.reviewedOn).toSorted()
  return { reviewedOn, sources: [...new Set(parts.flatMap(({ sources }) => sources))] }
}
