import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { groupHeadings, openHome } from './open-home.tsx'

withFreshDatabase()

const log = (minutesAgo: number, changes: Partial<SymptomReport>) =>
  saveSymptoms(newId(), aReport(changes), captureMoment(Date.now() - minutesAgo * minuteMs, 0))

describe('a milder entry two minutes after a 999', () => {
  test('leaves on Home the sign with its time and the question whether it is still so, and no celebration', async () => {
    await log(4, { breathlessness: 9 })
    await log(2, { breathlessness: 1, coughSeverity: 1 })
    await openHome()
    expect(await screen.findByText(/you logged breathlessness 9 out of 10\./)).toBeDefined()
    expect(screen.getByText('Do you still feel like this?')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'If you still feel like this, call 999.' })).toBeDefined()
    expect(groupHeadings().slice(1, 3)).toEqual(['Advice for you', 'Connect to Care'])
    expect(groupHeadings()).not.toContain('Your progress')
    expect(screen.getByText(/You see this because:.*breathlessness score is 9 or more/)).toBeDefined()
  })

  test('leaves a card on Home with the level and the call of the dialog, and what was logged in its first line', async () => {
    await log(4, { breathlessness: 9 })
    await openHome()
    const heading = await screen.findByRole('heading', { name: /Call 999 if you still feel like this$/ })
    expect(heading.textContent).toMatch(/^Immediate action required: /)
    expect(heading.nextElementSibling?.firstElementChild?.textContent).toMatch(/you logged breathlessness 9/)
  })

  test('leaves no instruction on Home that is weaker than 999, as it is asked about and after "Yes"', async () => {
    await log(4, { breathlessness: 9 })
    await openHome()
    expect(await screen.findByText(/^You logged a warning sign\. Check these signs too\./)).toBeDefined()
    expect(screen.queryByText(/^Call NHS 111 if you are more breathless/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('I am worried about these signs. Call 999 now.')).toBeDefined()
    expect(screen.queryByText(/^Call NHS 111 if you are more breathless/)).toBeNull()
  })

  test('leaves the advice to get help today on Home also after the reply "No, I am better"', async () => {
    await log(4, { breathlessness: 9 })
    await log(2, { breathlessness: 1 })
    await openHome()
    await userEvent.click(await screen.findByRole('button', { name: 'No, I am better' }))
    expect(await screen.findByText(/You replied: I am better\./)).toBeDefined()
    await waitFor(() =>
      expect(screen.getByText(/^I am glad that you feel better\. Please still get advice/)).toBeDefined(),
    )
    expect(groupHeadings()).not.toContain('Your progress')
  })

  test('with signs of its own is what the companion speaks of after "No, I am better", without gladness', async () => {
    await log(4, { breathlessness: 9 })
    await log(2, { breathlessness: 7 })
    await openHome()
    await userEvent.click(await screen.findByRole('button', { name: 'No, I am better' }))
    expect(await screen.findByText(/You replied: I am better\./)).toBeDefined()
    expect(
      await screen.findByRole('heading', {
        name: 'Contact a GP surgery or call 111 today. If you get worse, call 999.',
      }),
    ).toBeDefined()
    expect(screen.queryByText(/I am glad/)).toBeNull()
  })
})
