export type Day = { date: string; name: string; isToday: boolean; isLogged: boolean }

const dayMs = 24 * 60 * 60_000
const shortName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

/** The seven days up to today, oldest first; `dates` are the days with a check-in, as the patient's calendar had them. */
export function weekUpTo(today: string, dates: ReadonlySet<string>): Day[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: 7 }, (_, index) => {
    const time = noon - (6 - index) * dayMs
    const date = new Date(time).toISOString().slice(0, 10)
    const isToday = date === today
    return { date, name: isToday ? 'Today' : shortName.format(time), isToday, isLogged: dates.has(date) }
  })
}
