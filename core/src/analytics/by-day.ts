/** The entries of each local day that has any, days in the order of their first entry. */
export function byDay<Entry extends { localDate: string }>(entries: readonly Entry[]): Map<string, Entry[]> {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) days.set(entry.localDate, [...(days.get(entry.localDate) ?? []), entry])
  return days
}
