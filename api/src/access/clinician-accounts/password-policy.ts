import { passwordLength } from '@second-wind/core/access/contract/clinician-auth'
import { passwordErrorWords } from '@second-wind/core/content/clinician-account/password-error-words'

/** How many characters must remain after removing common words and what is known about the person. */
const ownCharacters = 8
const longestRun = 4

/**
 * Why a new password is refused, as a sentence; undefined when it is accepted. All characters are allowed and none is
 * required. With at least 15 characters, common passwords, which are short, matter as parts: `Password1234567`.
 */
export function validatePassword(password: string, known: readonly string[]): string | undefined {
  const length = [...password.normalize('NFKC')].length
  if (length < passwordLength.min) return passwordErrorWords.tooShort(passwordLength.min)
  if (length > passwordLength.max) return passwordErrorWords.tooLong(passwordLength.max)
  return [...ownPart(password, known)].length < ownCharacters ? passwordErrorWords.common : undefined
}

/** The password without its common parts. Reads digits used in place of letters as letters. */
function ownPart(password: string, known: readonly string[]): string {
  const personal = known
    .flatMap((text) => text.toLowerCase().split(/[\s._-]+/))
    .filter((word) => word.length >= 3)
  const taken = [...personal, ...commonPasswords].toSorted((a, b) => b.length - a.length)
  const read = password.normalize('NFKC').toLowerCase()
  return [read, readAsLetters(read)]
    .map((text) => withoutRuns(without(text, taken)))
    .reduce((one, other) => (one.length < other.length ? one : other))
}

const without = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ''), text)

const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const readAsLetters = (text: string): string =>
  [...text].map((letter) => lookalikes[letter] ?? letter).join('')

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
]

/** Removes sequences of the alphabet or the keyboard, and repetitions. */
function withoutRuns(text: string): string {
  const pieces = [...rows, ...rows.map((row) => [...row].toReversed().join(''))].flatMap((row) =>
    Array.from({ length: row.length - longestRun + 1 }, (_, at) => row.slice(at, at + longestRun)),
  )
  const rest = without(text, pieces)
  return rest.replace(/(.)\1+/g, '$1').replace(/(.{2,})\1+/g, '$1')
}

/**
 * Words at the top of every published list of leaked passwords, and words of health care. Written from general
 * knowledge, not copied from a list, and not a breach list. It is short because leaked passwords of 15 characters and
 * more nearly always consist of such words.
 */
const commonPasswords: readonly string[] = `
  password passw0rd passwort letmein welcome iloveyou princess dragon monkey football baseball sunshine shadow
  superman batman master trustno1 whatever freedom michael jordan jessica ashley charlie jennifer hunter daniel
  thomas robert andrew matthew joshua william george harry oliver jack amelia olivia liverpool chelsea arsenal
  everton manchester united rangers celtic tottenham newcastle england scotland ireland wales london
  admin administrator root login user guest test default changeme change temporary temp secret access
  computer internet samsung google facebook apple windows microsoft starwars pokemon minecraft
  summer winter spring autumn january february march april august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  hello goodbye lovely forever family mother father sister brother baby angel flower butterfly rainbow chocolate
  cheese cookie banana pepper ginger buster bailey maggie tigger soccer hockey killer computer
  qwerty azerty asdf zxcv 1q2w3e4r abc123 123abc aaaa 1111 0000 6969 2024 2025 2026 2027
  nhs hospital clinic doctor nurse patient health medical surgery respiratory asthma inhaler practice
  secondwind second wind breathe lungs
`
  .trim()
  .split(/\s+/)
