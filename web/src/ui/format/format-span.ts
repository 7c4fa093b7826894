const unitNames = {
  short: { minutes: 'min', hours: 'h' },
  long: { minutes: 'minutes', hours: 'hours' },
}

/** "7 min" or "7 minutes"; in hours from two hours, in days from two days. */
export function formatSpan(minutes: number, style: keyof typeof unitNames): string {
  const names = unitNames[style]
  if (minutes < 120) return `${Math.round(minutes)} ${names.minutes}`
  const hours = minutes / 60
  return hours < 48 ? `${Math.round(hours)} ${names.hours}` : `${Math.round(hours / 24)} days`
}
