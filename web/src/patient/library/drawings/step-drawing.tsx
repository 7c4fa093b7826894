import type { StepDrawing as Name } from '@second-wind/core/content/library/category-schema'
import { drawings } from './drawings.ts'
import styles from './step-drawing.module.css'

/** A line drawing of a step. The step's text says the same, so screen readers skip the drawing. */
export function StepDrawing({ name }: { name: Name }) {
  const { lines, arrows } = drawings[name]
  return (
    <svg
      className={styles.drawing}
      viewBox={`${horizontalCentreOf([...lines, ...arrows]) - 88} 0 176 120`}
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

/** Half-way between the left and the right end of what is drawn, by the points of its paths. */
export function horizontalCentreOf(paths: readonly string[]): number {
  const xs = [...paths.join('').matchAll(/([MLHC])([^A-Za-z]*)/g)].flatMap(([, command, numbers = '']) =>
    numbers
      .trim()
      .split(/[ ,]+/)
      .map(Number)
      .filter((_, at) => command === 'H' || at % 2 === 0),
  )
  return (Math.min(...xs) + Math.max(...xs)) / 2
}
