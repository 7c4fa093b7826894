import type { TrendClaim } from '../../recovery/trend-claim.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

const onlyWorse = (why: string) => `Because ${why}, we only show what is getting worse.`

/** Why a screen shows figures without "Improving" or "Stable". The rule: recovery/trend-claim.ts. */
export const noTrendClaimWords: Record<NonNullable<TrendClaim['reason']> | 'old', Line> = {
  warning: line('warning', onlyWorse('you had a warning sign recently')),
  'open-warning': line(
    'open-warning',
    onlyWorse('you logged a warning sign and have not told us that you are back to normal'),
  ),
  sign: line('sign', onlyWorse('you logged a sign to keep an eye on')),
  'red-flag': line(
    'red-flag',
    onlyWorse('you had a 999 warning sign in the last 2 weeks and have not told us that you are better'),
  ),
  'said-worse': line(
    'said-worse',
    onlyWorse('your recent scores include a day when you felt worse than usual'),
  ),
  'open-alert': line('open-alert', onlyWorse('your care team has an alert to check')),
  old: line(
    'old',
    'Some scores were last set more than 7 days ago. We do not say that these are improving or stable.',
  ),
}

/** @returns undefined when nothing speaks against the words "Improving" and "Stable" */
export function explainMissingTrendClaim({ reason, old }: TrendClaim): string | undefined {
  if (reason) return noTrendClaimWords[reason].text
  return old.length > 0 ? noTrendClaimWords.old.text : undefined
}

function line(id: string, text: string): Line {
  return { id: `no-trend-claim-${id}`, text, ...reviewed('own') }
}
