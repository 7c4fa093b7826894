import { Button } from '@mantine/core'
import { type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { networkKind } from '../../../data/pwa/network-kind.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { formatBytes } from '../../../ui/format/format-bytes.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { getDownloadPermission } from './download-permission.ts'
import { failureWords, describePackState } from './pack-state-words.ts'
import type { Packs, PackView } from './use-packs.ts'
import shared from '../tab.module.css'
import styles from './downloads-tab.module.css'

type Props = { view: PackView; wifiOnly: boolean } & Pick<Packs, 'download' | 'remove'>

/** One pack: its content, size, state and actions. */
export function PackItem(props: Props) {
  const { view } = props
  const { pack, state, coming, failure } = view
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { isConfirming, outcome, ask, start, cancel, removeFromDevice } = usePackActions(props, heading)
  const { icon, text } = describePackState(view)
  const bytes = pack.files.reduce((sum, file) => sum + file.bytes, 0)
  return (
    <li aria-labelledby={headingId}>
      <div>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {pack.title}
        </h3>
        <p className={shared.quiet}>{pack.detail}</p>
        <p className={shared.quiet}>
          {pack.files.length === 1 ? '1 sheet' : `${pack.files.length} sheets`}, {formatBytes(bytes)}
        </p>
      </div>
      <span className={styles.state} data-here={state === 'downloaded' && !failure && coming === undefined}>
        <Icon name={icon} />
        {text}
      </span>
      {state !== 'available' && <Sheets view={view} />}
      {isConfirming ? (
        <Confirm
          question="Are you on Wi-Fi?"
          text={`We cannot tell if you are on Wi-Fi. The download is ${formatBytes(bytes)}.`}
          yes="Download now"
          no="Not now"
          color="green"
          onYes={() => void start()}
          onNo={cancel}
        />
      ) : (
        coming === undefined && (
          <PackActions
            state={state}
            headingId={headingId}
            onDownload={ask}
            onRemove={() => void removeFromDevice()}
          />
        )
      )}
      <p role="status" className={styles.said}>
        {failure ? failureWords[failure] : outcome}
      </p>
    </li>
  )
}

/** A pressed button disappears, so the focus stays at the heading of the pack. */
function usePackActions(
  { view: { pack }, wifiOnly, download, remove }: Props,
  heading: RefObject<HTMLElement | null>,
) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [outcome, setOutcome] = useState('')
  const start = async () => {
    flushSync(() => {
      setIsConfirming(false)
      setOutcome('')
    })
    heading.current?.focus()
    if (await download(pack)) setOutcome('Downloaded. You can now open it without signal.')
  }
  const ask = () => {
    switch (getDownloadPermission(wifiOnly, networkKind())) {
      case 'yes':
        return void start()
      case 'ask':
        return setIsConfirming(true)
      case 'no':
        return setOutcome(onMobileData)
    }
  }
  const cancel = () => {
    flushSync(() => setIsConfirming(false))
    heading.current?.focus()
  }
  const removeFromDevice = async () => {
    const isGone = await remove(pack)
    setOutcome(
      isGone ? 'Removed from this phone. You can download it again when you have signal.' : notRemoved,
    )
    heading.current?.focus()
  }
  return { isConfirming, outcome, ask, start, cancel, removeFromDevice }
}

const notRemoved = 'We could not remove it. Close the app, open it again and try once more.'

const onMobileData =
  'You are using mobile data and have chosen to download on Wi-Fi only. Connect to Wi-Fi, or turn off WiFi only.'

type ActionsProps = {
  state: PackView['state']
  headingId: string
  onDownload: () => void
  onRemove: () => void
}

function PackActions({ state, headingId, onDownload, onRemove }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {state !== 'downloaded' && (
        <Button
          variant={state === 'update' ? 'filled' : 'outline'}
          onClick={onDownload}
          aria-describedby={headingId}
        >
          {state === 'update' ? 'Update' : 'Download'}
        </Button>
      )}
      {state !== 'available' && (
        <Button variant="subtle" onClick={onRemove} aria-describedby={headingId}>
          Remove
        </Button>
      )}
    </div>
  )
}

function Sheets({ view: { pack } }: { view: PackView }) {
  return (
    <ul className={styles.sheets}>
      {pack.files.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
