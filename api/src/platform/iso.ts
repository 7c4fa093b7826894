/** @param ms epoch milliseconds */
export const iso = (ms: number): string => new Date(ms).toISOString()

/** The calendar day in the UK at an instant, YYYY-MM-DD. @param ms epoch milliseconds */
export const ukDay = (ms: number): string => ukDate.format(ms)

/** The Swedish locale writes dates as ISO 8601 does. */
const ukDate = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' })
