import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { lockWords } from '@second-wind/core/content/lock/lock-words'
import { Card } from '../../ui/card.tsx'
import { FirstAidList } from '../../ui/first-aid/first-aid-list.tsx'
import { Forgotten } from './forgotten.tsx'
import { UnlockForm } from './unlock-form.tsx'
import styles from './lock-screen.module.css'

/** Nothing on it is about the person: it asks for the PIN, and gives the steps that cannot wait for one. */
export function LockScreen() {
  return (
    <div className={styles.screen}>
      <Card className={styles.unlock}>
        <UnlockForm />
        <Forgotten />
      </Card>
      <section className={styles.help}>
        <h2>{lockWords.firstAid}</h2>
        <p>{lockWords.noPinNeeded}</p>
        <p>{northernIreland.text}</p>
        <FirstAidList others={[copdFlareUp, burns, poisoningSteps]} />
      </section>
    </div>
  )
}
