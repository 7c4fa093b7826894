export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** For a label inside a sentence. An abbreviation such as COPD stays as it is. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
