import { Button } from '@mantine/core'
import type { Share } from '@second-wind/core/access/contract/shares'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { consentText } from '@second-wind/core/content/consent/consent-text'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withdrawShare } from '../../../data/server/patient/shares.ts'
import { ConsentSections } from '../../../ui/content/consent-sections.tsx'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { textDate } from '../../../ui/format/text-date.ts'
import { longDate } from '../../../ui/format/uk-time.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { sharingWords as words } from './sharing-words.ts'
import styles from './shares.module.css'

type Props = { share: Share; onWithdrawn: (outcome: string) => void }

/** One clinician who can see the record: since when, by which consent text, and how to stop sharing. */
export function ShareItem({ share, onWithdrawn }: Props) {
  const { clinician, organisation, since } = share
  const name = clinicianName(clinician)
  const [isConfirming, setIsConfirming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears, so the focus moves to the name inside the dialog.
  const stopAsking = () => {
    flushSync(() => setIsConfirming(false))
    heading.current?.focus()
  }
  const { attempt, isPending, error } = useAsyncAction(() => words.notDone)
  const withdraw = () => {
    stopAsking()
    void attempt(async () => {
      await withdrawShare(clinician.id)
      onWithdrawn(words.withdrawn(name))
    })
  }
  return (
    <div className={styles.share}>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <p>
          {clinician.department}, {organisation}
        </p>
        <p>{words.since(longDate(Date.parse(since)))}</p>
      </div>
      <ShareConsent share={share} />
      <ErrorText>{error}</ErrorText>
      {isConfirming ? (
        <Confirm
          question={words.sure(name)}
          text={words.means}
          yes={words.yes}
          no={words.no}
          color="red"
          onYes={withdraw}
          onNo={stopAsking}
        />
      ) : (
        <div>
          <Button
            variant="outline"
            color="red"
            aria-label={`${words.withdraw}: ${name}`}
            aria-disabled={isPending}
            onClick={() => !isPending && setIsConfirming(true)}
          >
            {isPending ? words.withdrawing : words.withdraw}
          </Button>
        </div>
      )}
    </div>
  )
}

function ShareConsent({ share: { clinician, organisation, consent } }: Pick<Props, 'share'>) {
  if (!consent) return <p>{words.older}</p>
  const agreed = words.agreed(textDate(consent.version))
  // This build has only the current version of the text.
  if (consent.isOutdated) return <p>{`${agreed} ${words.outdated}`}</p>
  return (
    <div>
      <p>{agreed}</p>
      <Disclosure summary={words.read}>
        <ConsentSections text={consentText({ clinician, organisation })} />
      </Disclosure>
    </div>
  )
}
