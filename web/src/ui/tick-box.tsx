import styles from './tick-box.module.css'

type Props = { isTicked: boolean; onTick: (isTicked: boolean) => void; children: string }

/** Something that a person says themselves: nobody has ticked it in advance. */
export function TickBox({ isTicked, onTick, children }: Props) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.currentTarget.checked)} />
      {children}
    </label>
  )
}
