import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  address,
  wellAnswersWith,
  button,
  saveAnswersDraft,
  labelOf,
  openChecker,
  expectQuestion,
} from '../open-checker.tsx'

const db = withFreshDatabase()
const number = 6

async function openPeakFlow() {
  await saveAnswersDraft('respiratory', wellAnswersWith('respiratory'), number - 1)
  const view = await openChecker(`/symptom-checker?step=${number}`)
  await expectQuestion(number)
  return view
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const today = () => box('Your best blow today')
const best = () => box('Your own best score')
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.labels?.[0]?.textContent)

describe('calculating the zone', () => {
  test.each([
    ['450', 'above_80', '450 is 90% of your best score of 500.'],
    ['400', '50_80', '400 is 80% of your best score of 500.'],
    ['250', '50_80', '250 is 50% of your best score of 500.'],
    ['249', 'below_50', '249 is 49% of your best score of 500.'],
  ])('a blow of %s against a best of 500 chooses %s and shows the calculation', async (blow, zone, sum) => {
    const { user } = await openPeakFlow()
    await user.type(today(), blow)
    await user.type(best(), '500')
    expect(screen.getByText(sum)).toBeDefined()
    expect(chosen()).toEqual([labelOf('respiratory', 'peak_flow', zone)])
    await expectQuestion(number)
  })

  test('the calculation waits for Next, or Enter in the field', async () => {
    const { user } = await openPeakFlow()
    await user.type(best(), '500')
    await user.type(today(), '300')
    await user.click(button('Next'))
    await expectQuestion(number + 1)
    expect(screen.getByText('Your last answer: Between 50% and 80% of my best')).toBeDefined()
    await user.click(button('Back'))
    await expectQuestion(number)
    await user.type(best(), '500')
    await user.type(today(), '200{Enter}')
    await expectQuestion(number + 1)
    expect(screen.getByText('Peak flow under half of your best')).toBeDefined()
  })

  test('the best score of the profile is already filled in', async () => {
    await db.profile.put(aPatient({ peakFlowBestLpm: 520 }))
    const { user } = await openPeakFlow()
    expect(best().value).toBe('520')
    await user.type(today(), '130')
    expect(screen.getByText('130 is 25% of your best score of 520.')).toBeDefined()
  })

  test.each(['0', '1001', 'abc', '-5', '3.5'])(
    '"%s" is not a valid blow, so nothing is chosen and the reason is shown',
    async (wrong) => {
      const { user } = await openPeakFlow()
      await user.type(best(), '500')
      await user.type(today(), '450')
      expect(chosen()).toHaveLength(1)
      await user.clear(today())
      await user.type(today(), wrong)
      expect(chosen()).toEqual([])
      expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
      expect(today().getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByText('Enter a whole number from 1 to 1,000')).toBeDefined()
    },
  )

  test('Enter with only one of the figures does nothing', async () => {
    const { user } = await openPeakFlow()
    await user.type(today(), '300{Enter}')
    await expectQuestion(number)
    expect(address()).toBe(`/symptom-checker?step=${number}`)
  })
})

describe('without a meter', () => {
  test('a patient without a meter chooses an answer directly', async () => {
    const { user } = await openPeakFlow()
    await user.click(screen.getByRole('radio', { name: labelOf('respiratory', 'peak_flow', 'no_meter') }))
    await expectQuestion(number + 1)
  })

  test('no other question has fields for figures', async () => {
    await saveAnswersDraft('respiratory', wellAnswersWith('respiratory'), 3)
    await openChecker('/symptom-checker?step=4')
    await expectQuestion(4)
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
