import type { PackView } from './use-packs.ts'

type PackStateText = { icon: 'tick' | 'cloud' | 'clock' | 'warning'; text: string }

/** The state of a pack in words, never by colour alone. */
export function describePackState({ pack, state, coming, failure }: PackView): PackStateText {
  if (coming !== undefined) {
    return { icon: 'clock', text: `Downloading: ${coming} of ${pack.files.length}` }
  }
  if (failure) return { icon: 'warning', text: 'Not downloaded' }
  return states[state]
}

const states: Record<PackView['state'], PackStateText> = {
  downloaded: { icon: 'tick', text: 'Downloaded' },
  update: { icon: 'warning', text: 'Update ready' },
  available: { icon: 'cloud', text: 'Available' },
}

/** Why the download failed, and what helps. */
export const failureWords: Record<NonNullable<PackView['failure']>, string> = {
  'no-answer': 'We cannot connect right now. Try again when you have signal.',
  'not-ours':
    'The download did not work. If you are using public Wi-Fi, sign in to it first. If there is a new version of the app, update it. Then try again.',
  'no-room': 'There is not enough room on this phone. Delete some photos or apps, then try again.',
}
