import { Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { listSymptoms } from '../../../data/local/index.ts'
import { formatBytes } from '../../../ui/format/format-bytes.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { UnreadableNotice } from '../status/unreadable-notice.tsx'
import { PacksSection } from './packs-section.tsx'
import { useIsAppStored } from './stored-app.ts'
import shared from '../tab.module.css'
import styles from './downloads-tab.module.css'

type Part = { title: string; detail: string; isHere: boolean }

/** What opens offline, as found in this phone's storage, and the packs that can be added. */
export function DownloadsTab() {
  const isStored = useIsAppStored()
  const [size, setSize] = useState<AppSize>()
  useEffect(() => {
    if (isStored === true) void measureApp().then(setSize)
  }, [isStored])
  const entries = useSafeLiveQuery(() => listSymptoms().then((all) => all.length))
  if (isStored === undefined) return <p>Checking what is on this phone...</p>

  const parts: Part[] = [
    { title: 'The app', detail: `The whole app.${sizeWords(size)}`, isHere: isStored },
    {
      title: 'Emergency numbers and first aid',
      detail: 'These are part of the app, so you always have them.',
      isHere: isStored,
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
      {!isStored && <p>The app downloads while you have signal. Keep it open for a minute.</p>}
      <PacksSection />
    </Stack>
  )
}

const checkIns = (count: number): Part => ({
  title: 'Your check-ins',
  detail: count === 1 ? '1 check-in is stored here.' : `${count} check-ins are stored here.`,
  isHere: count > 0,
})

type AppSize = { bytes: number }

const sizeWords = (size: AppSize | undefined): string =>
  size && size.bytes > 0 ? ` It uses ${formatBytes(size.bytes)}.` : ''

/** Workbox chooses this name. */
const appCache = /^workbox-precache/

/** The size of the app's files in the worker's cache. Undefined without access to it. */
async function measureApp(): Promise<AppSize | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => appCache.test(name))
    const sizes = (await Promise.all(names.map(sizesIn))).flat()
    return { bytes: sizes.reduce((sum, size) => sum + size, 0) }
  } catch {
    return undefined
  }
}

async function sizesIn(name: string): Promise<number[]> {
  const cache = await caches.open(name)
  const files = await cache.matchAll()
  return Promise.all(files.map(async (file) => (await file.blob()).size))
}
