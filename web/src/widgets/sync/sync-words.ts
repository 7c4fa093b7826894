import type { SyncFacts, SyncStatus } from '@second-wind/core/sync/sync-status'
import { timeOrDate } from '../../ui/format/uk-time.ts'

/** `label` for a tag, `sentence` for a separate line, `wait` after it where nothing else says how long it has been. */
export type SyncWords = { label: string; sentence: string; wait: string }

type Facts = Omit<SyncFacts, 'saysOffline'>

/** The sync status in plain words. Every statement includes the time at which it was true. */
export function syncWords({ id, tone }: SyncStatus, facts: Facts, now: number): SyncWords {
  return { ...words[id](facts, now), wait: waitedLong(tone, facts, now) }
}

const words: Record<SyncStatus['id'], (facts: Facts, now: number) => Omit<SyncWords, 'wait'>> = {
  attention: ({ attention }) => ({
    label: 'Needs your attention',
    sentence: `${attention} ${attention === 1 ? 'entry needs' : 'entries need'} your attention.`,
  }),
  'all-sent': (facts, now) => ({ label: 'All sent', sentence: `All sent. ${lastSync(facts, now)}` }),
  'nothing-yet': () => ({ label: 'Nothing to send', sentence: 'Nothing to send yet.' }),
  'not-linked': () => ({
    label: 'Not linked',
    sentence: 'Kept on this phone. Not linked to a clinic.',
  }),
  offline: (facts, now) => ({
    label: 'No signal',
    sentence:
      facts.pending > 0
        ? `${saved(facts.pending)} We will send ${it(facts.pending)} when you have signal.`
        : `You have no signal. ${sentUntil(facts, now)}`,
  }),
  portal: ({ pending }) => ({
    label: 'Wi-Fi sign-in',
    sentence: `You need to sign in to this Wi-Fi first. ${saved(pending)}`,
  }),
  unreachable: ({ pending }) => ({
    label: 'Cannot connect',
    sentence: `We cannot connect right now. Your ${pending === 1 ? 'entry is' : `${pending} entries are`} saved on this phone.`,
  }),
  'signed-out': (facts, now) => ({
    label: 'Sign in to send',
    sentence:
      facts.pending > 0
        ? `Sign in again to send. ${saved(facts.pending)}`
        : `Sign in again to send and to see messages. ${lastSync(facts, now)}`,
  }),
  revoked: ({ pending }) => ({
    label: 'Not sent',
    sentence: `This phone was signed out. ${pending > 0 ? `${saved(pending)} We cannot send ${it(pending)}.` : 'What you log is not sent.'}`,
  }),
  'update-needed': ({ pending }) => ({
    label: 'Update to send',
    sentence: `Update Second Wind to send what you log. ${saved(pending)}`,
  }),
  waiting: ({ pending }) => ({
    label: 'Waiting to send',
    sentence: `${saved(pending)} We will send ${it(pending)} soon.`,
  }),
}

/** Since when the oldest entry waits, once that is longer than usual. */
function waitedLong(tone: SyncStatus['tone'], { oldestPendingAt }: Facts, now: number): string {
  if (oldestPendingAt === undefined || tone === 'calm' || tone === 'notice') return ''
  const since = `Not sent since ${timeOrDate(oldestPendingAt, now)}.`
  return tone === 'red' ? `${since} If your care team needs to know, call them.` : since
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
const saved = (count: number) => `${entries(count)} ${count === 1 ? 'is' : 'are'} saved on this phone.`
const it = (count: number) => (count === 1 ? 'it' : 'them')

/** Where nothing waits to be sent. */
const sentUntil = ({ channel }: Facts, now: number) =>
  channel.lastSyncAt === null
    ? 'What you log is saved on this phone. Nothing has been sent yet.'
    : `Everything you logged before ${timeOrDate(channel.lastSyncAt, now)} has been sent.`

const lastSync = ({ channel }: Facts, now: number) =>
  channel.lastSyncAt === null
    ? 'Nothing has been sent yet.'
    : `Checked ${timeOrDate(channel.lastSyncAt, now)}.`
