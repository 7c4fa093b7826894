import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'

export const withUsualDay = aPatient({
  conditions: ['COPD'],
  respiratoryDiagnosis: 'COPD',
  usualDay: {
    coughSeverity: 4,
    breathlessness: 4,
    energy: 6,
    sputumConsistency: 'thin',
    sputumColor: 'clear',
    relieverPuffs: 2,
    setOn: '2026-01-01',
  },
})

export const emergencyList = () =>
  screen.findByRole('heading', { name: /Call 999 now if you or someone else:$/ })
export const noneApply = () => screen.getByRole('button', { name: 'No, none of these apply' })
export const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }))
/** A line by all that it says. */
export const line = (words: string | RegExp) =>
  screen.findByText((_, element) => element?.tagName === 'BUTTON' && matches(element.textContent, words))
const matches = (text: string, words: string | RegExp) =>
  typeof words === 'string' ? text === words : words.test(text)
export const savedEarlier = (daysAgo: number, changes: Partial<SymptomReport>) =>
  saveSymptoms(newId(), aReport(changes), captureMoment(Date.now() - daysAgo * dayMs, 0))
