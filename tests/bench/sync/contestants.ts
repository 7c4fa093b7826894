import type { Page } from '@playwright/test'
import { openBarePage } from './bare-page.ts'
import { type ContestantPage, openLibraryPage } from './contestant-page.ts'
import { buildLibraryScript, type LibraryName } from './library-scripts.ts'
import { type StartPlace, startBare, startPouchDb, startProduct } from './places.ts'
import { openProductPage } from './product-page.ts'

export type Contestant = {
  name: string
  /** What it is, in one line. */
  about: string
  start: StartPlace
  open(page: Page, origin: string): Promise<ContestantPage>
  /** Its code in the browser, without any screen. */
  gzipBytes?: number
}

/** The limit first, the product second. */
export async function listContestants(
  productGzipBytes: number,
): Promise<[Contestant, Contestant, ...Contestant[]]> {
  return [
    {
      name: 'Bare',
      about:
        'IndexedDB (strict) and a POST for each 500 entries, to node:http and better-sqlite3 (FULL): the limit',
      start: startBare,
      open: openBarePage,
    },
    {
      name: 'Second Wind',
      about: "the product's own save, history, worker and server; durability strict and FULL",
      start: startProduct,
      open: openProductPage,
      gzipBytes: productGzipBytes,
    },
    await library('dexie', {
      name: 'Dexie + POST',
      about:
        'Dexie 4.4.7 as documented (relaxed) with an outbox table and a POST for each 500 entries, to the bare server',
      start: startBare,
    }),
    await library('rxdb', {
      name: 'RxDB',
      about:
        'RxDB 17.6.0, Dexie storage (relaxed), `replicateRxCollection` with batches of 500, to the bare server',
      start: startBare,
    }),
    await library('pouchdb', {
      name: 'PouchDB',
      about:
        'PouchDB 9.0.0 (relaxed), `replicate.to` with batches of 500, to express-pouchdb 4.2.0 over LevelDB (sync)',
      start: startPouchDb,
    }),
  ]
}

async function library(
  name: LibraryName,
  contestant: Pick<Contestant, 'name' | 'about' | 'start'>,
): Promise<Contestant> {
  const { code, gzipBytes } = await buildLibraryScript(name)
  return { ...contestant, gzipBytes, open: (page, origin) => openLibraryPage(page, origin, code) }
}
