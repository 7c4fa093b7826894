import { Stack } from '@mantine/core'
import {
  asthmaAttack,
  asthmaAttackWhileYouWait,
  ownPlanFirst,
  sitUp,
  whichInhaler,
} from '@second-wind/core/content/help/asthma-attack'
import type { Inhaler } from '@second-wind/core/records/patient'
import { useId, useState } from 'react'
import { CallLink } from '../links/call-link.tsx'
import { FirstAidSteps } from './first-aid-steps.tsx'
import styles from './asthma-attack.module.css'

type Props = {
  knownInhaler: Inhaler | undefined
  /** One step of a list, on a screen that says to call 999 now and how to sit: the steps while you wait. */
  isStep?: boolean
}

/**
 * The number of puffs depends on the inhaler (HZ-05): no step is shown before we know it. The heading is the caller's.
 */
export function AsthmaAttack({ knownInhaler, isStep = false }: Props) {
  const [chosen, setChosen] = useState<Inhaler>()
  const name = useId()
  const inhaler = chosen ?? knownInhaler
  const firstAid = inhaler && (isStep ? asthmaAttackWhileYouWait : asthmaAttack)[inhaler]
  return (
    <Stack gap="sm">
      <fieldset className={styles.question}>
        <legend>{whichInhaler.text}</legend>
        {whichInhaler.options.map(({ id, label }) => (
          <label key={id} className={styles.option}>
            <input type="radio" name={name} checked={inhaler === id} onChange={() => setChosen(id)} />
            {label}
          </label>
        ))}
        {chosen === undefined && knownInhaler !== undefined && <p>From your profile.</p>}
      </fieldset>
      <p>{ownPlanFirst.text}</p>
      {!isStep && (
        <CallLink tel="999" level="emergency">
          Call 999
        </CallLink>
      )}
      {firstAid && (
        <section aria-label={firstAid.title}>
          <FirstAidSteps key={inhaler} firstAid={firstAid} {...(isStep && { saidAbove: sitUp })} />
        </section>
      )}
    </Stack>
  )
}
