import { exampleFigures } from '@second-wind/core/content/example-figures'
import type { AiTriageSample } from '@second-wind/core/content/samples/shape/ai-triage'
import { ExampleFigure } from '../../ui/example-figure.tsx'
import styles from './step.module.css'

/** Figures such as others show. None has been measured. */
export function Examples({ words }: { words: AiTriageSample }) {
  return (
    <section className={styles.stack}>
      <h2>No AI stands behind this</h2>
      <p>{words.figuresNote}</p>
      {words.figures.map((id) => (
        <ExampleFigure key={id}>{exampleFigures[id].sentence}</ExampleFigure>
      ))}
    </section>
  )
}
