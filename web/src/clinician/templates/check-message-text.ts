import { maxMessageLength, messageText } from '@second-wind/core/care/message'

type CheckedText = { text: string; error?: undefined } | { error: string }

/** By the rule of the server: trimmed, not empty, not too long. Nothing is cut off silently. */
export function checkMessageText(typed: string): CheckedText {
  const parsed = messageText.safeParse(typed)
  if (parsed.success) return { text: parsed.data }
  const { length } = typed.trim()
  return {
    error:
      length === 0
        ? 'Write the message first.'
        : `The message has ${length} characters. Shorten it to ${maxMessageLength}.`,
  }
}

export const countCharacters = (typed: string): string =>
  `${typed.trim().length} of ${maxMessageLength} characters`
