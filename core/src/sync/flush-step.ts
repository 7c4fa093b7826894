import type { PushReply } from './protocol.ts'
import type { PushResult, Reach } from './push-result.ts'

/** The next step of a flush after a reply. */
export type FlushStep =
  | { do: 'settle'; reply: PushReply }
  /** Try again later; `smaller` also halves the next batch. */
  | { do: 'wait'; reach: Reach; smaller: boolean; retryAfterMs?: number }
  /**
   * The server will never accept this request as a whole: halve the batch to find the mutation at fault, and reject it
   * when it is alone.
   */
  | { do: 'narrow'; code: 'too_large' | 'unknown_reject' }

/**
 * The reply table. A status code never removes anything from the outbox; only a verdict by id does, or a permanent
 * refusal of a request with a single mutation.
 */
export function flushStepFor(result: PushResult): FlushStep {
  switch (result.kind) {
    case 'reply':
      return { do: 'settle', reply: result.reply }
    case 'unreachable':
      return { do: 'wait', reach: 'unreachable', smaller: false }
    case 'timeout':
      return { do: 'wait', reach: 'unreachable', smaller: true }
    case 'not-ours':
      return { do: 'wait', reach: 'portal', smaller: false }
    case 'refused':
      return stepForRefusal(result)
  }
}

function stepForRefusal({ status, code, retryAfterMs }: Extract<PushResult, { kind: 'refused' }>): FlushStep {
  const wait = (reach: Reach): FlushStep => ({
    do: 'wait',
    reach,
    smaller: false,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
  if (code === 'revoked') return wait('revoked')
  if (status === 401 || status === 403) return wait('signed-out')
  if (status === 426) return wait('update-needed')
  if (status === 413) return { do: 'narrow', code: 'too_large' }
  if (status === 400 || status === 422) return { do: 'narrow', code: 'unknown_reject' }
  // 429 and 503 come here with the time that the server asks for.
  return wait('unreachable')
}
