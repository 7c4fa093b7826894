import type { Outcome } from './commands.ts'

/** The outcome of a command that lacks an argument, or has a wrong one. */
export const usageError = (usage: string): Outcome => ({ isGood: false, message: `Usage: ${usage}` })
