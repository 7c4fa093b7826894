import type { Category } from '@second-wind/core/content/library/category-schema'
import { Link } from 'react-router-dom'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './tips.module.css'

/** Each activity of a category with its steps to read; the library runs them one by one. */
export function Tips({ category }: { category: Category }) {
  return (
    <ul className={styles.tips}>
      {category.modules.map(({ id, title, description, steps, cautions = [] }) => (
        <li key={id}>
          <Card className={styles.tip}>
            <h3>{title}</h3>
            <p>{description}</p>
            <details>
              <summary>What to do</summary>
              <ul className={styles.steps}>
                {steps.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
            {cautions.map((caution) => (
              <p key={caution} className={styles.caution}>
                {caution}
              </p>
            ))}
            <Link to={`/library?category=${category.id}&activity=${id}`}>Do it step by step: {title}</Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}
