import { Dexie } from 'dexie'
import { reopenDb } from '../local/index.ts'

const open = new Set<IDBTransaction>()
const upgrading = new Set<IDBOpenDBRequest>()
let isLeft = false

/**
 * Aborts what a page has not committed when the person leaves it, and refuses more until they come back. The browser
 * may freeze such a page for the back button: WebKit keeps the locks of its transactions, and no other page could read
 * or save until the browser is closed. Dexie's own handling waits for these transactions. A save that is aborted fails
 * as any other, and its form keeps its values. Call it before the database is used.
 */
export function abortWhenLeft(): void {
  Dexie.disableBfCache = true
  trackTransactions()
  trackUpgrades()
  window.addEventListener('pagehide', ({ persisted }) => {
    isLeft = persisted
    if (!isLeft) return
    for (const transaction of open) abort(transaction)
    for (const { transaction } of upgrading) abort(transaction)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    isLeft = false
    if (persisted) reopenDb().catch(() => undefined)
  })
}

function trackTransactions(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with apply
  const start = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...args) {
    if (isLeft) throw new DOMException('The person has left this page', 'AbortError')
    const transaction = start.apply(this, args)
    open.add(transaction)
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction))
    return transaction
  }
}

function trackUpgrades(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with apply
  const start = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (...args) {
    const request = start.apply(this, args)
    request.addEventListener('upgradeneeded', () => {
      upgrading.add(request)
      if (isLeft) abort(request.transaction)
    })
    for (const end of ['success', 'error']) request.addEventListener(end, () => upgrading.delete(request))
    return request
  }
}

function abort(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort()
  } catch {
    // It is already being committed.
  }
}
