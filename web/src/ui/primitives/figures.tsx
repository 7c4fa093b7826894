import styles from './figures.module.css'

type Props = {
  figures: readonly { label: string; value: string | number }[]
  /** `large` for bare numbers, `words` for values of a few words. */
  size: 'large' | 'words'
}

/** A row of figures, each above its label. */
export function Figures({ figures, size }: Props) {
  return (
    <dl className={styles.figures} data-size={size}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
