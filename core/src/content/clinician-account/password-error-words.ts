/** Why a new password is refused. */
export const passwordErrorWords = {
  tooShort: (least: number) =>
    `Use at least ${least} characters. Several words in a row are easy to remember.`,
  tooLong: (most: number) => `Use at most ${most} characters.`,
  common:
    'This is too easy to guess: it is mostly made of common passwords, rows of keys, or your name. Choose several words that do not belong together.',
} as const
