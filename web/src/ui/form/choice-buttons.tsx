import styles from './choice-buttons.module.css'

type Choice<Id> = { id: Id; text: string }

type Props<Id> = {
  /** Label for screen readers. */
  label: string
  choices: readonly Choice<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A row of toggle buttons of which one is pressed. */
export function ChoiceButtons<Id extends string | number>({ label, choices, chosen, onChoose }: Props<Id>) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map(({ id, text }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {text}
        </button>
      ))}
    </div>
  )
}
