import { notApplied, type NotApplied } from '../changes/not-applied.ts'
import type { Db } from '../platform/db/database.ts'
import { quarantine, type RejectedChange } from './quarantine.repo.ts'
import { insertReceipts, type KnownReceipt, listKnownReceipts, type NewReceipt } from './receipts.repo.ts'

/**
 * Which changes of one device have arrived before, and what became of them. Read once for all that arrive together;
 * what becomes of these waits to be written together.
 */
export class Ledger {
  readonly #trx: Db
  readonly #byId = new Map<string, KnownReceipt>()
  readonly #usedNumbers = new Set<number | null>()
  readonly #settled: (NewReceipt & KnownReceipt)[] = []
  readonly #rejected: RejectedChange[] = []

  private constructor(trx: Db) {
    this.#trx = trx
  }

  /** @param receipts of one device */
  static async read(trx: Db, receipts: readonly NewReceipt[]): Promise<Ledger> {
    const ledger = new Ledger(trx)
    for (const known of await listKnownReceipts(trx, receipts)) {
      ledger.#byId.set(known.mutationId, known)
      const isSameDevice = known.ownerId === receipts[0]?.ownerId && known.deviceId === receipts[0].deviceId
      if (isSameDevice) ledger.#usedNumbers.add(known.clientSeq)
    }
    return ledger
  }

  /**
   * What became of a change; why it cannot be applied, if its id or sequence number was used before; undefined when it
   * is new.
   */
  outcomeOf({ mutationId, clientSeq, ownerId, payloadHash }: NewReceipt): 'applied' | NotApplied | undefined {
    const known = this.#byId.get(mutationId)
    const isNumberUsed = clientSeq !== null && this.#usedNumbers.has(clientSeq)
    if (!known) return isNumberUsed ? notApplied('seq_reuse') : undefined
    if (known.ownerId !== ownerId) return notApplied('not_permitted')
    if (known.payloadHash !== payloadHash) return notApplied('key_reuse')
    return known.error ? { outcome: 'rejected', error: known.error } : 'applied'
  }

  /**
   * A deferred change leaves nothing behind, so that it can succeed later. A rejected one is kept in quarantine. A
   * change keeps its first receipt.
   *
   * @param raw as it arrived
   */
  settle(receipt: NewReceipt, raw: unknown, verdict: NotApplied | undefined): void {
    if (verdict?.outcome === 'deferred') return
    const error = verdict?.error ?? null
    if (error) this.#rejected.push({ receipt, raw, error })
    if (this.#byId.has(receipt.mutationId)) return
    // A number belongs to the change that used it first.
    const clientSeq = error?.code === 'seq_reuse' ? null : receipt.clientSeq
    const settled = { ...receipt, clientSeq, error }
    this.#byId.set(receipt.mutationId, settled)
    this.#usedNumbers.add(clientSeq)
    this.#settled.push(settled)
  }

  async write(): Promise<void> {
    await insertReceipts(this.#trx, this.#settled)
    await quarantine(this.#trx, this.#rejected)
  }
}
