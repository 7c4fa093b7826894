import { Stack } from '@mantine/core'
import { copdEmergency, copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import type { HelpStepsId } from '@second-wind/core/content/triage/extra-line-schema'
import type { Inhaler } from '@second-wind/core/records/patient'
import { AsthmaAttack } from '../../../ui/first-aid/asthma-attack.tsx'
import { FirstAidSteps } from '../../../ui/first-aid/first-aid-steps.tsx'
import { OwnHelp } from '../../../widgets/own-help.tsx'
import styles from './recommendations.module.css'

type Props = { result: DescribedResult; inhaler: Inhaler | undefined }

/** The steps of a result, with those for an attack or a flare-up where they apply: in an emergency these come first. */
export function Recommendations({ result, inhaler }: Props) {
  const isEmergency = result.level === 'seek_help'
  const helpers = result.helpers.map((helper) => <Helper key={helper} helper={helper} inhaler={inhaler} />)
  return (
    <Stack component="section">
      <h3>What to do now</h3>
      {isEmergency && helpers}
      <ul className={styles.list}>
        {result.recommendations.map((recommendation) => (
          <li key={recommendation}>{recommendation}</li>
        ))}
      </ul>
      {/* The banner of advice today has the calls. */}
      <OwnHelp hasCalls={result.level !== 'monitor'} />
      {!isEmergency && helpers}
    </Stack>
  )
}

function Helper({ helper, inhaler }: { helper: HelpStepsId; inhaler: Inhaler | undefined }) {
  switch (helper) {
    case 'asthma-attack':
      return (
        <section className={styles.helper}>
          <h4>Asthma attack</h4>
          <AsthmaAttack knownInhaler={inhaler} hasCallAbove />
        </section>
      )
    case 'copd-emergency':
      return <CopdSteps firstAid={copdEmergency} />
    case 'copd-flare-up':
      return <CopdSteps firstAid={copdFlareUp} />
  }
}

function CopdSteps({ firstAid }: { firstAid: FirstAid }) {
  return (
    <section className={styles.helper}>
      <h4>{firstAid.title}</h4>
      <FirstAidSteps firstAid={firstAid} />
    </section>
  )
}
