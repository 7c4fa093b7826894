import * as z from 'zod/mini'
import { asksForAdviceToday, type FindingLevel } from '../../findings/finding.ts'
import { captureMoment, instant } from '../../platform/moment.ts'

/** What a silent patient was last advised: to call 999, or to get help the same day. */
export const lastAdvice = z.object({
  level: z.enum(['emergency', 'urgent']),
  /** When what it rests on was logged; when it arrived, if the phone's clock is in doubt. */
  at: instant,
  /** The patient has replied since that they were better. It never removes the advice. */
  isBetter: z.optional(z.boolean()),
  /** In place of better: that the answer of a symptom check was chosen by mistake. */
  isMistake: z.optional(z.boolean()),
})
export type LastAdvice = z.infer<typeof lastAdvice>

type Counted = {
  id: string
  level: FindingLevel
  fromMs: number
  isBelowThreshold?: boolean | undefined
  reply: { answer: 'still' | 'better'; isMistake?: true } | undefined
}

/**
 * The most serious advice that the patient was shown after the last record, with the newest finding behind it. A change
 * below the clinician's threshold does not count (ruling D-06).
 *
 * @param findings what counted when the patient last logged, checked or replied
 */
export function lastAdviceOf(findings: readonly Counted[]): LastAdvice | undefined {
  const advised = findings.filter((finding) => !finding.isBelowThreshold && asksForAdviceToday(finding))
  const emergencies = advised.filter(({ level }) => level === 'emergency')
  const [newest] = (emergencies.length > 0 ? emergencies : advised).toSorted((a, b) => b.fromMs - a.fromMs)
  return (
    newest && {
      level: emergencies.length > 0 ? 'emergency' : 'urgent',
      at: captureMoment(newest.fromMs, 0).occurredAt,
      ...(newest.reply?.answer === 'better' && { isBetter: true }),
      ...(newest.reply?.isMistake && { isMistake: true }),
    }
  )
}
