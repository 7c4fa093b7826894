import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { listSymptoms } from '../../local/index.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isAppStored } from './is-app-stored.ts'
import styles from './downloads-tab.module.css'
import shared from './tab.module.css'

type Download = { title: string; detail: string; isHere: boolean }

/** What opens without signal, as found in the storage of this phone. */
export function DownloadsTab() {
  const [appIsHere, setAppIsHere] = useState<boolean>()
  useEffect(() => void isAppStored().then(setAppIsHere), [])
  const entries = useLiveQuery(() => listSymptoms().then((all) => all.length))
  if (appIsHere === undefined || entries === undefined) return <p>Looking at what is on this phone...</p>

  const downloads: Download[] = [
    { title: 'The app', detail: 'Every screen of it, as installed.', isHere: appIsHere },
    { title: 'Emergency numbers', detail: 'They come with the app.', isHere: appIsHere },
    {
      title: 'Your check-ins',
      detail: entries === 1 ? '1 check-in is stored here.' : `${entries} check-ins are stored here.`,
      isHere: entries > 0,
    },
  ]
  return (
    <div className={shared.tab}>
      <h2>On this phone for offline use</h2>
      <Card>
        <ul className={styles.downloads}>
          {downloads.map(({ title, detail, isHere }) => (
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
      {!appIsHere && <p>The app downloads itself while you have signal. Keep it open for a minute.</p>}
    </div>
  )
}
