import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Black on white in every colour scheme, as scanners expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
