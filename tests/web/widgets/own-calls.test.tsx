import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { captureNow, newId, saveDraft } from '../../../web/src/data/local/index.ts'
import { saveOwnNumbers, saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { emptyForm } from '../../../web/src/patient/tracker/symptom-form.ts'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { UnfinishedLogNotice } from '../../../web/src/widgets/unfinished/unfinished-log-notice.tsx'
import { aReport } from '../../fixtures/an-entry.ts'
import { renderScreen } from '../../support/render.tsx'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

withFreshDatabase()

const gp = { name: 'Call my GP, 020 7946 0999' }
const nurse = { name: 'Call my nurse, 020 7946 0123' }
beforeEach(() => saveOwnNumbers({ nurse: '020 7946 0123', gp: '020 7946 0999' }))

const openAfter = async (changes: Partial<SymptomReport>) => {
  await saveSymptoms(newId(), aReport(changes), captureMoment(Date.now() - 5 * minuteMs, 0))
  renderScreen(<FollowUpCard hasOwnCalls />)
}
const leaveLog = (form: Partial<typeof emptyForm>) =>
  saveDraft('symptoms', {
    id: newId(),
    localDate: captureNow().localDate,
    form: { ...emptyForm, ...form },
  })

describe("the person's own GP and nurse on Home", () => {
  test('are in the card that calls for advice today', async () => {
    await openAfter({ breathlessness: 7 })
    const card = (await screen.findByRole('link', gp)).closest('section')
    expect(card?.textContent).toContain('Call my nurse')
  })

  test('are not in a card that calls for 999: the nurse is below, and the GP after "I am better"', async () => {
    await openAfter({ breathlessness: 9 })
    expect((await screen.findByRole('link', nurse)).closest('section')).toBeNull()
    expect(screen.queryByRole('link', gp)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'No, I am better' }))
    expect(await screen.findByRole('link', gp)).toBeDefined()
  })

  test('of an unfinished check-in: the GP, unless it could be an emergency', async () => {
    await leaveLog({ dayChoice: 'worse' })
    const { unmount } = renderScreen(<UnfinishedLogNotice />)
    expect(await screen.findByRole('link', gp)).toBeDefined()
    unmount()
    await leaveLog({ dayChoice: 'each', breathlessness: 9, untouchedScores: [] })
    renderScreen(<UnfinishedLogNotice />)
    await screen.findByText(/^Your answers could mean an emergency\./)
    expect(screen.queryByRole('link', gp)).toBeNull()
  })
})
