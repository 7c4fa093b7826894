import * as z from 'zod/mini'
import { profile } from './patient.ts'

/**
 * Joining characters, which Persian and Indian names need between two of their letters and which are hidden elsewhere.
 */
const joiners =
  /([\p{L}\p{M}])[\u200C\u200D](?=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}])/gu

/** Controls, line breaks, half characters, and what takes no room or turns the direction of writing. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/u

export const hiddenCharacterInName =
  'Name has a character that cannot be seen. Delete the whole name and type it again'

/** With a hidden character one name can look like another (Unicode Technical Report 36). */
export const hasHiddenCharacter = (text: string): boolean => hidden.test(text.replace(joiners, '$1'))

/** A name that is given or changed now. A stored one may be older than this rule, and can still be read and sent. */
export const newName = profile.shape.name.check(
  z.refine((name) => !hasHiddenCharacter(name), hiddenCharacterInName),
)

/** Whether two names would be read as the same: capitals and spaces do not matter. */
export const isSameName = (one: string, other: string): boolean => toCompared(one) === toCompared(other)

const toCompared = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('en-GB')
