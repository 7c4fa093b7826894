import { Stack } from '@mantine/core'
import { ifAsthmaAttack } from '@second-wind/core/content/help/asthma-attack'
import { copdEmergency } from '@second-wind/core/content/help/copd-flare-up'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { relieverStep } from '@second-wind/core/content/triage/results'
import type { Inhaler } from '@second-wind/core/records/patient'
import { type RefObject, useEffect, useRef } from 'react'
import { AsthmaAttack } from '../../../ui/first-aid/asthma-attack.tsx'
import { OwnHelp } from '../../../widgets/own-help.tsx'
import styles from './recommendations.module.css'

type Props = {
  result: DescribedResult
  inhaler: Inhaler | undefined
  /** The person opened the list, which would otherwise open unseen below the screen. */
  isOpenedByTap?: boolean
}

/**
 * One list of what to do until the ambulance comes, with the steps for asthma and COPD in the place of the reliever. No
 * number stands beside 999 here.
 */
export function WhileYouWait({
  result: { recommendations, helpers },
  inhaler,
  isOpenedByTap = false,
}: Props) {
  const heading = useFocusOnOpening(isOpenedByTap)
  const hasAsthma = helpers.includes('asthma-attack')
  const hasCopd = helpers.includes('copd-emergency')
  const place = recommendations.indexOf(relieverStep)
  const before = place === -1 ? recommendations : recommendations.slice(0, place)
  const reliever = hasAsthma || hasCopd ? [] : recommendations.slice(place, place + 1)
  const after = place === -1 ? [] : [...reliever, ...recommendations.slice(place + 1)]
  return (
    <Stack component="section" aria-labelledby="while-you-wait">
      <h3 ref={heading} id="while-you-wait" tabIndex={-1}>
        While you wait
      </h3>
      <ol className={styles.numbered}>
        <Steps steps={before} />
        {hasAsthma && (
          <li>
            <strong>{ifAsthmaAttack.text}</strong>
            <AsthmaAttack knownInhaler={inhaler} isStep />
          </li>
        )}
        {hasCopd && <Steps steps={copdEmergency.steps} />}
        <Steps steps={after} />
      </ol>
      <OwnHelp hasCalls={false} />
    </Stack>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return steps.map((step) => <li key={step}>{step}</li>)
}

/** Focuses the heading of what a tap has opened and puts it at the top of the screen, in the person's sight. */
function useFocusOnOpening(isOpenedByTap: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpenedByTap) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [isOpenedByTap])
  return heading
}
