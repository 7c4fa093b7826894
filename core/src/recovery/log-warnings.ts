import type { SymptomReport } from '../model/symptom-entry.ts'

/** Something in a log that must be said before anything else is. */
export type LogWarning = {
  id: 'A7' | 'A8'
  heading: string
  message: string
  source: string
  hazard: string
}

type LogWarningRow = LogWarning & { when: (report: SymptomReport) => boolean }

/** The rules A7 and A8 of the clinical content, section 4. They can only add a warning. */
const rows: readonly LogWarningRow[] = [
  {
    id: 'A7',
    when: (report) => report.sputumColor === 'red',
    heading: 'You logged red or blood-stained phlegm',
    message:
      'A few spots or streaks: ask for an urgent GP appointment or call 111. More than that, or with trouble breathing or chest pain: call 999.',
    source: 'NHS, coughing up blood',
    hazard: 'C5',
  },
  {
    id: 'A8',
    when: (report) => report.breathlessness >= 9 || report.temperature === 'high-fever',
    heading: 'Do the symptom check now',
    message:
      'You logged severe breathlessness or a very high temperature. If you cannot get words out, call 999.',
    source: 'NHS, shortness of breath',
    hazard: 'C4',
  },
]

/** The warnings that one log calls for, gravest first. */
export function logWarnings(report: SymptomReport): LogWarning[] {
  return rows.filter((row) => row.when(report))
}
