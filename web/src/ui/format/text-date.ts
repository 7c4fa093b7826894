/** "22 November 2026", for the date of a text, without the weekday. The same day in any time zone. */
export function textDate(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString('en-GB', format)
}
