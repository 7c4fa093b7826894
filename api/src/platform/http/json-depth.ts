const [quote, backslash, openArray, openObject, closeArray, closeObject] = ['"', '\\', '[', '{', ']', '}']

/** How deep a JSON text nests, in one pass and before anything parses it. */
export function jsonDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isInString) {
      if (char === backslash) at += 1
      else if (char === quote) isInString = false
    } else if (char === quote) isInString = true
    else if (char === openArray || char === openObject) deepest = Math.max(deepest, (depth += 1))
    else if (char === closeArray || char === closeObject) depth -= 1
  }
  return deepest
}
