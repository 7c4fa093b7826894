import { exampleFigures } from '@second-wind/core/content/example-figures'
import { aiTriage } from '@second-wind/core/content/samples/ai-triage'
import { ExampleFigure } from '../../ui/content/example-figure.tsx'
import styles from './step.module.css'

/** Figures such as others show. None has been measured. */
export function AiExampleFigures() {
  return (
    <section className={styles.stack}>
      <h2>No AI stands behind this</h2>
      <p>{aiTriage.figuresNote}</p>
      {aiTriage.figures.map((id) => (
        <ExampleFigure key={id}>{exampleFigures[id].sentence}</ExampleFigure>
      ))}
    </section>
  )
}
