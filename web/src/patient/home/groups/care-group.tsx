import { gpOutOfHours, has111 } from '@second-wind/core/content/help/northern-ireland'
import { useNation } from '../../../data/live/use-nation.ts'
import * as paths from '../../../paths.ts'
import type { DialogId } from '../use-dialog.ts'
import { Group } from './group.tsx'
import { LinkRows } from './link-rows.tsx'

/** The ways to get care today. A control without a function says so and names an alternative (hazard HZ-13). */
export function CareGroup({ onOpen }: { onOpen: (id: DialogId) => void }) {
  const urgentAdvice = has111(useNation()) ? nhs111 : outOfHours
  return (
    <Group heading="Connect to Care">
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
            note: 'Where to look one up',
            onPress: () => onOpen('find-pharmacy'),
          },
          { label: 'Contacts and services', note: 'All the numbers, and when to seek help', to: paths.care },
          {
            label: 'Medical Monitoring',
            note: 'Future Feature – Not Active or Regulatory Approved',
            onPress: () => onOpen('medical-monitoring'),
            looksOff: true,
          },
        ]}
      />
    </Group>
  )
}

const nhs111 = { label: 'NHS 111', note: 'Urgent advice by phone, day and night', to: 'tel:111' }
const outOfHours = { label: gpOutOfHours, note: 'Urgent advice when your surgery is closed', to: paths.care }
