import type { FlushNote } from '../../../data/local/lazy.ts'

/** "2 sent, 1 needs attention.", or why nothing went. */
export function formatFlushNote({ sent, refused, failure }: FlushNote): string {
  const counts = [
    ...(sent > 0 ? [`${sent} sent`] : []),
    ...(refused > 0 ? [`${refused} ${refused === 1 ? 'needs' : 'need'} attention`] : []),
  ].join(', ')
  if (failure === undefined) return counts === '' ? 'Nothing was sent.' : `${counts}.`
  return `${counts === '' ? 'Nothing was sent' : counts}. ${reasons[failure] ?? reasons['unknown']}`
}

/** Whether somebody who looks through the list should stop here. */
export const isFlushSuccessful = ({ refused, failure }: FlushNote): boolean =>
  failure === undefined && refused === 0

const reasons: Record<string, string> = {
  unknown: 'Our server did not answer.',
  unreachable: 'Our server could not be reached.',
  portal: 'The Wi-Fi wanted a sign-in first.',
  'signed-out': 'You were signed out.',
  revoked: 'This phone was signed out.',
  'update-needed': 'The app had to be updated first.',
  'server-busy': 'Our server was busy.',
  deferred: 'Our server asked for the rest to come later.',
  'broken-off': 'This phone broke it off.',
}

export const flushSourceWords: Record<FlushNote['by'], string> = {
  page: 'By the open app',
  worker: 'In the background',
}
