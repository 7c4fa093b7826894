import { emergencyServices, urgentAdvice, urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { useNation } from '../../data/live/use-nation.ts'
import { HelplineList } from '../../ui/clinical/helpline-list.tsx'

/** The real numbers, by nation: in Northern Ireland there is no 111. */
export function UrgentCare() {
  const nation = useNation()
  return (
    <section>
      <h2>Urgent care</h2>
      <HelplineList
        helplines={[emergencyServices, nation ? urgentAdviceIn[nation] : urgentAdvice]}
        nation={nation}
      />
    </section>
  )
}
