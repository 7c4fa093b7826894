import {
  entityIdOf,
  entityKindOf,
  isMutationKind,
  mutationPayloads,
  type Mutation,
  type MutationKind,
} from '@second-wind/core/sync/mutation'
import type { FeedChange, PushReply, Verdict } from '@second-wind/core/sync/protocol'
import { ackRanges } from '@second-wind/core/sync/settle-verdicts'
import type { Effect, ServerOptions, SyncServer } from './sync-server.ts'

const pageSize = 5

/** The protocol in its simplest form: a ledger by mutation id, records, and a change feed. */
export async function modelServer({ now, stumbles }: ServerOptions): Promise<SyncServer> {
  const ledger = new Map<string, { payload: string; verdict: Verdict | undefined }>()
  /** Null: permanently deleted. */
  const records = new Map<string, object | null>([['profile:1', {}]])
  let symptomVersions = 0
  const effects: Effect[] = []
  const feed: FeedChange[] = [{ seq: 1, entity: 'profile', entityId: '1', row: {} }]
  const serverTime = () => new Date(now()).toISOString()

  /** `deferred`: records with an earlier change in the same push that is deferred. */
  const apply = (mutation: Mutation, deviceId: string, deferred: Set<string>): Verdict | undefined => {
    const { kind, clientSeq, mutationId } = mutation
    const payload = JSON.stringify(mutation.payload)
    const known = ledger.get(mutationId)
    if (known) return known.payload === payload ? known.verdict : aVerdict(mutation, 'rejected', 'key_reuse')
    const enter = (verdict?: Verdict) => {
      ledger.set(mutationId, { payload, verdict })
      return verdict
    }
    if (!isMutationKind(kind)) return aVerdict(mutation, 'deferred', 'unknown_kind')
    const parsed = mutationPayloads[kind][1].safeParse(mutation.payload)
    if (!parsed.success) return enter(aVerdict(mutation, 'rejected', 'invalid_payload'))

    const entity = entityKindOf(kind)
    const entityId = entityIdOf(mutation)
    const key = `${entity}:${entityId}`
    const before = records.get(key)
    const creates = kind.endsWith('.create')
    const isOrphan = !creates && before === undefined
    if (isOrphan || (deferred.has(key) && !creates) || stumbles()) {
      deferred.add(key)
      return aVerdict(mutation, 'deferred', isOrphan ? 'parent_unknown' : 'server_error')
    }
    effects.push({ mutationId, deviceId, clientSeq, kind, entityId })
    if (kind === 'symptoms.update') symptomVersions += 1
    if (before === null) return enter()
    const row = rowAfter(kind, before, parsed.data)
    records.set(key, row)
    feed.push({ seq: feed.length + 1, entity, entityId, row })
    return enter()
  }

  return {
    push: async ({ mutations, deviceId }) => {
      const deferred = new Set<string>()
      const verdicts = new Map(mutations.map((mutation) => [mutation, apply(mutation, deviceId, deferred)]))
      const acked = ackRanges(mutations.filter((m) => !verdicts.get(m)).map((m) => m.clientSeq))
      const named = [...verdicts.values()].flatMap((verdict) => verdict ?? [])
      const body: PushReply = { serverTime: serverTime(), serverEpoch: 'a', acked, verdicts: named }
      return { status: 200, body }
    },
    pull: async (_deviceId, cursor) => {
      const from = Number(cursor?.split('.')[1] ?? 0)
      const changes = feed.slice(from, from + pageSize)
      const end = from + changes.length
      const body = { changes, nextCursor: `a.${end}`, hasMore: end < feed.length, serverTime: serverTime() }
      return { status: 200, body }
    },
    effects: () => effects,
    tally: async () => {
      const count = (entity: string) => [...records.keys()].filter((key) => key.startsWith(entity)).length
      const deletedSymptoms = [...records.values()].filter((row) => row === null).length
      const profileEdits = feed.filter((change) => change.entity === 'profile').length - 1
      const [symptoms, activities] = [count('symptoms'), count('activities')]
      return { symptoms, deletedSymptoms, symptomVersions, activities, profileEdits }
    },
    close: async () => {},
  }
}

function rowAfter(kind: MutationKind, before: object | undefined, payload: object): object | null {
  if (kind === 'symptoms.delete') return null
  if (kind === 'symptoms.update') return payload
  const fields = Object.entries({ ...before, ...payload })
  return Object.fromEntries(fields.filter(([, value]) => value !== null))
}

function aVerdict(
  { mutationId }: Mutation,
  outcome: Verdict['outcome'],
  code: Verdict['error']['code'],
): Verdict {
  return { mutationId, outcome, error: { code, message: code } }
}
