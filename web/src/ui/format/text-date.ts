/** "22 November 2026", of a text: its weekday says nothing. The same day whatever clock this phone keeps. */
export function textDate(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString('en-GB', format)
}
