import { Stack } from '@mantine/core'
import { listSymptoms } from '../../../data/local/index.ts'
import { formatBytes } from '../../../ui/format/format-bytes.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { UnreadableNotice } from '../status/unreadable-notice.tsx'
import { useSafeLiveQuery } from '../status/use-safe-live-query.ts'
import { PacksSection } from './packs-section.tsx'
import { type StoredApp, useStoredApp } from './stored-app.ts'
import shared from '../tab.module.css'
import styles from './downloads-tab.module.css'

type Part = { title: string; detail: string; isHere: boolean }

/** What opens offline, as found in this phone's storage, and the packs that can be added. */
export function DownloadsTab() {
  const app = useStoredApp()
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

const sizeWords = ({ isHere, size }: StoredApp): string =>
  isHere && size && size.files > 0 ? ` ${size.files} files, ${formatBytes(size.bytes)}.` : ''
