import type { ErrorCode } from '@second-wind/core/platform/http/error'
import { HttpError, isNoResponse } from './http-error.ts'

/**
 * The sentences of one screen for the failures it can meet. Every failure has several keys, and the most specific one
 * with a text wins:
 *
 * - a response of our server: its error code, then its HTTP status;
 * - no response: `UnreachableError`, `TimedOutError` or `NotOurServer`, then `noResponse`;
 * - an error of this app or browser: its class, then `here`.
 *
 * `otherwise` is the text of all that is left.
 */
export type FailureTexts = { [key in FailureKey]?: FailureText } & { otherwise: FailureText }

type FailureText = string | ((failure: FailureDetails) => string)
type FailureDetails = {
  status: number
  /** How long the server asks to wait before the next try; a minute when it names no time. */
  waitSeconds: number
  waitMinutes: number
}

type FailureKey =
  | ErrorCode
  | (typeof statuses)[number]
  | 'Unreachable'
  | 'TimedOut'
  | 'NotOurServer'
  | 'noResponse'
  | 'NoPasskey'
  | 'StepUpCancelled'
  | 'ConsentTextMismatch'
  | 'here'

const statuses = [401, 403, 404, 409, 422, 429] as const

/** The sentence for people about a failed action: why it failed, and what to do. */
export function describeFailure(failure: unknown, texts: FailureTexts): string {
  const textByKey = new Map<string, FailureText>(Object.entries(texts))
  const key = failureKeys(failure).find((candidate) => textByKey.has(candidate))
  const text = (key === undefined ? undefined : textByKey.get(key)) ?? texts.otherwise
  return typeof text === 'string' ? text : text(failureDetails(failure))
}

/** The keys of a failure, from the most to the least specific. */
function failureKeys(failure: unknown): string[] {
  if (failure instanceof HttpError) return [failure.code ?? '', String(failure.status)]
  const name = failure instanceof Error ? failure.name : 'here'
  return [name, isNoResponse(failure) ? 'noResponse' : 'here']
}

function failureDetails(failure: unknown): FailureDetails {
  const status = failure instanceof HttpError ? failure.status : 0
  const waitMs = (failure instanceof HttpError ? failure.retryAfterMs : undefined) ?? 60_000
  return { status, waitSeconds: Math.ceil(waitMs / 1_000), waitMinutes: Math.ceil(waitMs / 60_000) }
}
