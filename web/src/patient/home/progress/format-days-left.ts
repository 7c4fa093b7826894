export function formatDaysLeft(days: number): string {
  if (days === 0) return 'last day today'
  return days === 1 ? '1 day left' : `${days} days left`
}
