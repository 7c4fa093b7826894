import type { SyncStatus } from '@second-wind/core/sync/sync-status'
import styles from './sync-icon.module.css'

/** Repeats the adjacent text by shape as well as colour, so it is hidden from screen readers. */
export function SyncIcon({ status }: { status: SyncStatus }) {
  const shape = status.tone === 'amber' || status.tone === 'red' ? 'warning' : shapeOf[status.id]
  const { body, mark } = drawings[shape]
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 20 20"
      className={styles.icon}
      data-shape={shape}
      data-tone={status.tone}
    >
      <path className={styles.body} d={body} />
      <path className={styles.mark} d={mark} />
    </svg>
  )
}

type Shape = keyof typeof drawings

const shapeOf: Record<SyncStatus['id'], Shape> = {
  'all-sent': 'tick',
  'nothing-yet': 'tick',
  'not-linked': 'tick',
  waiting: 'clock',
  offline: 'crossed',
  unreachable: 'crossed',
  portal: 'crossed',
  attention: 'warning',
  'signed-out': 'warning',
  revoked: 'warning',
  'update-needed': 'warning',
}

const disc = 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'

const drawings = {
  tick: { body: disc, mark: 'M6 10.3l2.8 2.8L14 7.6' },
  clock: { body: disc, mark: 'M10 5v5.3l3.2 2' },
  crossed: { body: disc, mark: 'M6.5 6.5l7 7M13.5 6.5l-7 7' },
  warning: { body: 'M10 1.8 19 18H1Z', mark: 'M10 7.5v4.3M10 14.9v.1' },
} as const
