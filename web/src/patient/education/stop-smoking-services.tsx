import { stopSmokingServices } from '@second-wind/core/content/help/stop-smoking-services'
import { type Nation, nations } from '@second-wind/core/records/patient'
import { HelplineList } from '../../ui/clinical/helpline-list.tsx'
import { Disclosure } from '../../ui/feedback/disclosure.tsx'

/** The free service of the person's own nation, the others folded; all four while the nation is not known. */
export function StopSmokingServices({ nation }: { nation: Nation | undefined }) {
  const isHere = (one: string) => nation === undefined || one === nation
  const here = nations.filter(isHere)
  const elsewhere = nations.filter((one) => !isHere(one))
  return (
    <section>
      <HelplineList helplines={here.map((one) => stopSmokingServices[one])} nation={nation} />
      {elsewhere.length > 0 && (
        <Disclosure summary="Elsewhere in the UK">
          <HelplineList helplines={elsewhere.map((one) => stopSmokingServices[one])} nation={nation} />
        </Disclosure>
      )}
    </section>
  )
}
