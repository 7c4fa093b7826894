import { epochMs } from '../../platform/moment.ts'
import type { LoggedRecords } from '../current-findings.ts'

/** The newest answer to a message that says how the patient is: "Worse" or "Better". */
export const newestAnswerOfState = (messages: NonNullable<LoggedRecords['messages']>) =>
  messages
    .flatMap(({ answers = [] }) => answers)
    .filter(({ answer }) => answer === 'worse' || answer === 'better')
    .toSorted((a, b) => epochMs(a.answeredAt) - epochMs(b.answeredAt))
    .at(-1)
