import { Stack } from '@mantine/core'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { FirstAidSteps } from '../../../ui/first-aid/first-aid-steps.tsx'
import { OwnHelp } from '../../../widgets/own-help.tsx'
import styles from './recommendations.module.css'

/** The steps of a result that is no emergency, with those for a flare-up where they apply. */
export function Recommendations({ result }: { result: DescribedResult }) {
  return (
    <Stack component="section">
      <h3>What to do now</h3>
      <ul className={styles.list}>
        {result.recommendations.map((recommendation) => (
          <li key={recommendation}>{recommendation}</li>
        ))}
      </ul>
      {/* The banner of advice today has the calls. */}
      <OwnHelp hasCalls={result.level !== 'monitor'} />
      {result.helpers.includes('copd-flare-up') && (
        <section className={styles.helper}>
          <h4>{copdFlareUp.title}</h4>
          <FirstAidSteps firstAid={copdFlareUp} />
        </section>
      )}
    </Stack>
  )
}
