import type { TrendClaim } from '../../recovery/trend-claim.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

const soFigures = 'So we only point out what is getting worse.'

/** Why a screen shows figures without "Improving" or "Stable". The rule: recovery/trend-claim.ts. */
export const noTrendClaimWords: Record<NonNullable<TrendClaim['reason']> | 'old', Line> = {
  warning: line('warning', `You have had a warning sign recently. ${soFigures}`),
  'open-warning': line(
    'open-warning',
    `You logged a warning sign, and have not been back to normal for you since. ${soFigures}`,
  ),
  sign: line('sign', `You logged a sign to keep an eye on. ${soFigures}`),
  'red-flag': line(
    'red-flag',
    `A 999 warning sign of the last 2 weeks has no reply that you are better. ${soFigures}`,
  ),
  'said-worse': line('said-worse', `You said that you feel worse than usual. ${soFigures}`),
  'open-alert': line('open-alert', `Your care team has an alert about you to look at. ${soFigures}`),
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
