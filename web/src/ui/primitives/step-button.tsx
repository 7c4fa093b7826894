import styles from './step-button.module.css'

type Props = { name: string; sign: 'minus' | 'plus'; atEnd: boolean; onPress: () => void }

/** Stays focusable at either end, so that keyboard users do not lose their place. */
export function StepButton({ name, sign, atEnd, onPress }: Props) {
  return (
    <button type="button" className={styles.step} aria-label={name} aria-disabled={atEnd} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={sign === 'plus' ? 'M6 12h12M12 6v12' : 'M6 12h12'} />
      </svg>
    </button>
  )
}
