import { companions } from '@second-wind/core/content/motivation/companions'
import { Companion } from '../companion/companion.tsx'
import type { FormProps } from './fields.tsx'
import styles from './companion-choice.module.css'

type Props = FormProps & { legend: string }

/** The three companions as cards, one of them selected. */
export function CompanionChoice({ form, legend }: Props) {
  return (
    <fieldset className={styles.companions}>
      <legend>{legend}</legend>
      {companions.map(({ id, name, description }) => (
        <label key={id} className={styles.card}>
          <input
            type="radio"
            name="companionAvatar"
            value={id}
            checked={form.values.companionAvatar === id}
            onChange={() => form.setFieldValue('companionAvatar', id)}
            aria-describedby={`companion-${id}`}
            aria-label={name}
          />
          <span aria-hidden className={styles.drawing}>
            <Companion who={id} expression="hello" isStill />
          </span>
          <span className={styles.words}>
            <strong>{name}</strong>
            <span id={`companion-${id}`}>{description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
