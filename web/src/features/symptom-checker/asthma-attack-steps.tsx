import { useId, useRef, useState } from 'react'
import { asthmaAttack, ownPlanFirst, whichInhaler } from '@second-wind/core/content/help/asthma-attack'
import type { Inhaler } from '@second-wind/core/model/patient'
import { Button } from '../../ui/button.tsx'
import { HelpSteps } from './help-steps.tsx'
import { PuffCounter } from './puff-counter.tsx'
import styles from './asthma-attack-steps.module.css'

/** The number of puffs depends on the inhaler (hazard HZ-05), so that is asked first unless the profile says it. */
export function AsthmaAttackSteps({ known }: { known: Inhaler | undefined }) {
  const [inhaler, setInhaler] = useState(known)
  const place = useRef<HTMLElement>(null)
  const choose = (chosen: Inhaler | undefined) => {
    // The button that was pressed is gone in a moment.
    place.current?.focus()
    setInhaler(chosen)
  }
  return (
    <section ref={place} tabIndex={-1} aria-label="Asthma attack" className={styles.steps}>
      {inhaler === undefined ? (
        <WhichInhaler onChoose={choose} />
      ) : (
        <Steps inhaler={inhaler} onOther={() => choose(undefined)} />
      )}
    </section>
  )
}

function Steps({ inhaler, onOther }: { inhaler: Inhaler; onOther: () => void }) {
  const { puffs } = asthmaAttack[inhaler]
  return (
    <>
      <HelpSteps help={asthmaAttack[inhaler]}>{puffs && <PuffCounter puffs={puffs} />}</HelpSteps>
      <p>{ownPlanFirst.text}</p>
      <Button look="plain" onClick={onOther}>
        I have another inhaler
      </Button>
    </>
  )
}

function WhichInhaler({ onChoose }: { onChoose: (inhaler: Inhaler) => void }) {
  const questionId = useId()
  return (
    <div role="group" aria-labelledby={questionId} className={styles.question}>
      <h4 id={questionId}>{whichInhaler.text}</h4>
      {whichInhaler.options.map(({ id, label }) => (
        <Button key={id} look="plain" onClick={() => onChoose(id)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
