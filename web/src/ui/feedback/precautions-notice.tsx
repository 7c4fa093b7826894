import { Notice } from './notice.tsx'
import styles from './precautions-notice.module.css'

type Props = {
  lines: readonly string[]
  /** Under "Do not do this if you:". */
  notIfYou?: readonly string[] | undefined
}

/** What to know before starting an activity. */
export function PrecautionsNotice({ lines, notIfYou = [] }: Props) {
  if (lines.length === 0) return null
  return (
    <Notice tone="warning">
      <h3 className={styles.heading}>Before you start</h3>
      {notIfYou.length > 0 && (
        <>
          <p id={notIfYouId}>Do not do this if you:</p>
          <Lines lines={notIfYou} labelledBy={notIfYouId} />
        </>
      )}
      {notIfYou.length > 0 && <p id={staySafeId}>To stay safe:</p>}
      <Lines lines={lines} labelledBy={notIfYou.length > 0 ? staySafeId : undefined} />
    </Notice>
  )
}

const notIfYouId = 'do-not-do-this-if-you'
const staySafeId = 'to-stay-safe'

function Lines({ lines, labelledBy }: { lines: readonly string[]; labelledBy?: string | undefined }) {
  return (
    <ul className={styles.lines} aria-labelledby={labelledBy}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
