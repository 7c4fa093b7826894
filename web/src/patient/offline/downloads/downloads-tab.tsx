import { Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { listSymptoms } from '../../../data/local/index.ts'
import { findRegistration } from '../../../data/pwa/background-sync.ts'
import { waitForActiveWorker } from '../../../data/pwa/request-pack.ts'
import { formatBytes } from '../../../ui/format/format-bytes.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { UnreadableNotice } from '../status/unreadable-notice.tsx'
import { useSafeLiveQuery } from '../status/use-safe-live-query.ts'
import { PacksSection } from './packs-section.tsx'
import shared from '../tab.module.css'
import styles from './downloads-tab.module.css'

type Part = { title: string; detail: string; isHere: boolean }
type App = { isHere: boolean; size: Awaited<ReturnType<typeof measureApp>> }

/** What opens offline, as found in this phone's storage, and the packs that can be added. */
export function DownloadsTab() {
  const [app, setApp] = useState<App>()
  useEffect(() => {
    const look = () => void findApp().then(setApp)
    look()
    // On a first visit the app is still being stored.
    void waitForActiveWorker().then(look)
  }, [])
  const entries = useSafeLiveQuery(() => listSymptoms().then((all) => all.length))
  if (app === undefined) return <p>Checking what is on this phone...</p>

  const parts: Part[] = [
    { title: 'The app', detail: `The whole app.${sizeWords(app)}`, isHere: app.isHere },
    {
      title: 'Emergency numbers and first aid',
      detail: 'These are part of the app, so you always have them.',
      isHere: app.isHere,
    },
    ...(entries === undefined ? [] : [checkIns(entries)]),
  ]
  return (
    <Stack>
      <UnreadableNotice />
      <h2>On this phone for offline use</h2>
      <Card>
        <ul className={styles.downloads}>
          {parts.map(({ title, detail, isHere }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p className={shared.quiet}>{detail}</p>
              </div>
              <span className={styles.state} data-here={isHere}>
                <Icon name={isHere ? 'tick' : 'clock'} />
                {isHere ? 'Downloaded' : 'Not yet'}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {!app.isHere && <p>The app downloads while you have signal. Keep it open for a minute.</p>}
      <PacksSection />
    </Stack>
  )
}

const checkIns = (count: number): Part => ({
  title: 'Your check-ins',
  detail: count === 1 ? '1 check-in is stored here.' : `${count} check-ins are stored here.`,
  isHere: count > 0,
})

async function findApp(): Promise<App> {
  const [isHere, size] = await Promise.all([isAppStored(), measureApp()])
  return { isHere, size }
}

const sizeWords = ({ isHere, size }: App): string =>
  isHere && size && size.files > 0 ? ` ${size.files} files, ${formatBytes(size.bytes)}.` : ''

/** Whether the app opens offline: its worker runs, and the first page is in the worker's cache. */
async function isAppStored(): Promise<boolean> {
  try {
    const page = await caches.match('/index.html', { ignoreSearch: true })
    return page !== undefined && Boolean((await findRegistration())?.active)
  } catch {
    // No cache storage on plain http and in some private windows.
    return false
  }
}

/** Workbox chooses this name. */
const appCache = /^workbox-precache/

/** The size of the app's files in the worker's cache. Undefined without access to it. */
async function measureApp(): Promise<{ files: number; bytes: number } | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => appCache.test(name))
    const sizes = (await Promise.all(names.map(sizesIn))).flat()
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  } catch {
    return undefined
  }
}

async function sizesIn(name: string): Promise<number[]> {
  const cache = await caches.open(name)
  const files = await cache.matchAll()
  return Promise.all(files.map(async (file) => (await file.blob()).size))
}
