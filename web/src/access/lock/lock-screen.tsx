import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { lockWords } from '@second-wind/core/content/lock/lock-words'
import { FirstAidList } from '../../ui/first-aid/first-aid-list.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import type { SignInComponent } from './sign-in-to-unlock.tsx'
import { UnlockOptions } from './unlock-options.tsx'
import styles from './lock-screen.module.css'

/** Nothing on it is about the person: it asks who they are, and gives the steps that cannot wait for that. */
export function LockScreen({ SignIn }: { SignIn: SignInComponent | undefined }) {
  return (
    <div className={styles.screen}>
      <Stack of="sections">
        <UnlockOptions SignIn={SignIn} />
        <section>
          <Stack>
            <h2>{lockWords.firstAid}</h2>
            <p>{lockWords.noPinNeeded}</p>
            <p>{northernIreland.text}</p>
            <FirstAidList others={[copdFlareUp, burns, poisoningSteps]} />
          </Stack>
        </section>
      </Stack>
    </div>
  )
}
