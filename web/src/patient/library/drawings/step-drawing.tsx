import type { StepDrawing as Name } from '@second-wind/core/content/library/category-schema'
import { drawings } from './drawings.ts'
import styles from './step-drawing.module.css'

/** A line drawing of a step. The step's text says the same, so screen readers skip the drawing. */
export function StepDrawing({ name }: { name: Name }) {
  const { lines, arrows } = drawings[name]
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 200 120"
      aria-hidden="true"
      focusable="false"
      data-drawing={name}
    >
      {lines.map((path) => (
        <path key={path} d={path} />
      ))}
      <g className={styles.arrows}>
        {arrows.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
}
