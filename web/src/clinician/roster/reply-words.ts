import type { RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'

/** The patient’s reply to “Do you still feel like this?”. */
export const quoteReply = ({ answer, isMistake }: NonNullable<RosterFinding['reply']>): string =>
  isMistake ? `“${followUpCardWords.mistakeInCheck.text}”` : replies[answer]

const replies = { still: '“Yes, I still feel like this”', better: '“No, I am better”' } as const
