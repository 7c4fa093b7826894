/**
 * By what a notification is remembered as read, on all phones of its reader. The id says what the news was about, in
 * words; what leaves the phone is a code of it, always of the same length. It hides nothing from somebody who tries
 * every id, so it is no secret: it keeps health words out of places that need none.
 *
 * News of one phone alone keeps its id and never leaves it: entries that wait there, and medicine reminders, which are
 * promised to stay (a reminder of the same name on another phone is another reminder).
 */
export const readMarkOf = (id: string): string =>
  deviceOnlyIdPattern.test(id) || isCode(id) ? id : codeOf(id)

/** Whether it goes to the other phones. */
export const isSharedReadMark = (mark: string): boolean => isCode(mark)

const deviceOnlyIdPattern = /^(attention|medication):/

const isCode = (mark: string) => /^[0-9a-f]{16}$/.test(mark)

/** FNV-1a of 64 bits over the characters, which are all ASCII. */
function codeOf(id: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of id)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
