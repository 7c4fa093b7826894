import { gpOutOfHours, nationHas111 } from '@second-wind/core/content/help/northern-ireland'
import { useNation } from '../../../data/live/use-nation.ts'
import * as paths from '../../../paths.ts'
import { OwnCalls } from '../../../widgets/own-help.tsx'
import type { DialogId } from '../use-dialog.ts'
import { HomeSection } from './group.tsx'
import { LinkRows } from './link-rows.tsx'

type Props = {
  onOpen: (id: DialogId) => void
  /** On a bad day they are shown without a tap. */
  isOpen?: boolean
}

/**
 * The ways to get care today, the person's own GP, nurse and pharmacy first. A control without a function says so and
 * names an alternative (hazard HZ-13).
 */
export function CareGroup({ onOpen, isOpen = false }: Props) {
  return (
    <HomeSection heading="Connect to Care" fact="Who to call, GP and pharmacy" name="care" isOpen={isOpen}>
      <OwnCalls />
      <CareRows onOpen={onOpen} />
    </HomeSection>
  )
}

function CareRows({ onOpen }: Pick<Props, 'onOpen'>) {
  const urgentAdvice = nationHas111(useNation()) ? nhs111 : outOfHours
  return (
    <LinkRows
      rows={[
        {
          label: 'Symptom Checker',
          note: 'A few questions, then what to do',
          to: paths.symptomChecker,
        },
        urgentAdvice,
        { label: 'Book GP', note: 'How to reach a GP surgery', onPress: () => onOpen('book-gp') },
        {
          label: 'Find Nearby Pharmacy',
          note: 'How to find one near you',
          onPress: () => onOpen('find-pharmacy'),
        },
        { label: 'Messages', note: 'From your care team, with your answers', to: paths.messages },
        { label: 'Contacts and services', note: 'All the numbers, and when to seek help', to: paths.care },
        {
          label: 'Medical Monitoring',
          note: 'Future Feature – Not Active or Regulatory Approved',
          onPress: () => onOpen('medical-monitoring'),
          looksOff: true,
        },
      ]}
    />
  )
}

const nhs111 = { label: 'NHS 111', note: 'Urgent advice by phone, day and night', to: 'tel:111' }
const outOfHours = { label: gpOutOfHours, note: 'Urgent advice when your surgery is closed', to: paths.care }
