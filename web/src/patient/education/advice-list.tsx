import { Icon } from '../../ui/primitives/icon.tsx'
import styles from './advice-list.module.css'

type Props = {
  tone: 'plain' | 'do' | 'do-not'
  heading: string
  text: string | undefined
  items: readonly string[]
}

/** Bullets; ticks for what helps, crosses for what does not: their words say so too. */
export function AdviceList({ tone, heading, text, items }: Props) {
  const mark = tone === 'do' ? 'tick' : 'close'
  return (
    <section className={styles.advice} data-tone={tone}>
      <h3>{heading}</h3>
      {text && <p>{text}</p>}
      <ul>
        {items.map((item) => (
          <li key={item}>
            {tone !== 'plain' && <Icon name={mark} />}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
