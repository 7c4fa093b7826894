/** Which day of checking in today is: distinct days with a check-in, today included (ruling C-36). */
export function checkInDay(loggedDates: readonly string[], today: string): number {
  return new Set([...loggedDates, today]).size
}
