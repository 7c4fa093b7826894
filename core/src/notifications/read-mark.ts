import { readMarkCodePattern } from '../records/read-mark-code.ts'
/**
 * The key by which a notification counts as read on all of a person's devices. The id describes the notification in
 * words; only a code of fixed length leaves the phone. The code is no secret, because anyone can try every id; it keeps
 * health words out of places that do not need them.
 *
 * Notifications of one phone only keep their id and never leave it: unsent entries, and medicine reminders, which we
 * promise to keep on the phone (a reminder of the same name on another phone is another reminder).
 */
export const readMarkOf = (id: string): string =>
  deviceOnlyIdPattern.test(id) || isCode(id) ? id : codeOf(id)

/** True if the mark is sent to the person's other phones. */
export const isSharedReadMark = (mark: string): boolean => isCode(mark)

const deviceOnlyIdPattern = /^(attention|medication):/

const isCode = (mark: string) => readMarkCodePattern.test(mark)

/** 64-bit FNV-1a over the characters, which are all ASCII. */
function codeOf(id: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of id)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
