import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { captureNow, newId } from '../../../../../web/src/data/local/index.ts'
import {
  addPlanPhoto,
  findActionPlan,
  saveActionPlan,
  saveOwnNumbers,
  saveSymptoms,
} from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aPlanPhoto } from '../../../../fixtures/a-plan-photo.ts'
import { adviceTodayHeading } from '../../../../fixtures/advice-today-heading.ts'
import { anActionPlan } from '../../../../fixtures/an-action-plan.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openSelfCare, openTab, press } from '../open-self-care.tsx'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const field = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
const looksGreen = 'Green zone: How it looks and feels'
const doesRed = 'Red zone: What I do'

async function openForm() {
  const opened = openSelfCare('plan')
  await press(opened.user, 'Type in my plan')
  return opened
}

describe('without a typed plan', () => {
  test('one line says what to do, with the saved numbers on a bad day', async () => {
    await saveOwnNumbers({ nurse: '020 7946 0123' })
    await saveSymptoms(newId(), aReport({ breathlessness: 9 }), captureNow())
    openSelfCare('plan')
    expect(await screen.findByText(planWords.withoutPlan)).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Call 999' })).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Call my nurse, 020 7946 0123' })).toBeDefined()
  })

  test('the follow-up question about an open 999 sign comes first, with one call to 999', async () => {
    await saveSymptoms(newId(), aReport({ breathlessness: 9 }), captureNow())
    openSelfCare('plan')
    const question = await screen.findByText('Do you still feel like this?')
    const line = await screen.findByText(planWords.withoutPlan)
    expect(question.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getAllByRole('link', { name: 'Call 999' })).toHaveLength(1)
  })

  test('a sign to watch has both calls in one row', async () => {
    await saveSymptoms(newId(), aReport({ energy: 2 }), captureNow())
    openSelfCare('plan')
    const call = await screen.findByRole('link', { name: 'Call 999' })
    expect(within(call.parentElement!).getByRole('link', { name: 'Call 111' })).toBeDefined()
  })

  test('a sign that needs advice today has that advice once, with the saved numbers', async () => {
    await saveOwnNumbers({ nurse: '020 7946 0123' })
    await saveSymptoms(newId(), aReport({ breathlessness: 7 }), captureNow())
    openSelfCare('plan')
    expect(await screen.findByRole('heading', { name: adviceTodayHeading })).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Call my nurse, 020 7946 0123' })).toBeDefined()
    expect(screen.queryByText(planWords.withoutPlan)).toBeNull()
  })

  test('with a photo of it, one line points to the photo', async () => {
    await addPlanPhoto(aPlanPhoto())
    openSelfCare('plan')
    expect(await screen.findByText(planWords.inPhoto)).toBeDefined()
    expect(screen.queryByText(planWords.withoutPlan)).toBeNull()
  })
})

describe('entering a plan', () => {
  test('before there is a plan, no field is filled in', async () => {
    await openForm()
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveProperty('value', '')
  })

  test('a plan typed in from paper is shown word for word, without waiting for a server', async () => {
    const { user } = await openForm()
    type(looksGreen, 'No cough.\nI sleep well.')
    type(doesRed, 'Blue inhaler. Call 999.')
    type('People to call', 'Nurse Baker, 020 7946 0123')
    type('Who wrote the plan', 'Nurse Baker')
    await press(user, 'Save my plan')
    expect(await screen.findByText(planWords.saved)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'My action plan' }))
    const green = (await screen.findAllByRole('heading', { name: 'Green zone: My usual days' }))[0]!
      .parentElement!
    expect(within(green).getByText(/No cough\.\s*I sleep well\./)).toBeDefined()
    expect(within(green).queryByText(planWords.whatIDo)).toBeNull()
    const amber = screen.getAllByRole('heading', { name: /^Amber zone/ })[0]!.parentElement!
    expect(within(amber).getByText('Nothing added yet')).toBeDefined()
    const call = screen.getAllByRole('link', { name: '020 7946 0123' })[0]
    expect(call?.getAttribute('href')).toBe('tel:02079460123')
    expect(screen.getByText(planWords.typedByYou)).toBeDefined()
    expect(screen.getByText(planWords.onlyHere)).toBeDefined()
    expect(await db.outbox.count()).toBe(0)
    expect(await db.drafts.count()).toBe(0)
  })

  test('the date is typed as day, month and year, and stored as a date', async () => {
    const { user } = await openForm()
    type(looksGreen, 'No cough.')
    for (const [name, typed] of Object.entries({ Day: '3', Month: '8', Year: '2026' })) type(name, typed)
    await press(user, 'Save my plan')
    expect(await screen.findByText(planWords.saved)).toBeDefined()
    expect(await findActionPlan()).toMatchObject({ writtenOn: '2026-08-03' })
  })

  test('a date without a year is not saved, and the summary leads to it', async () => {
    const { user } = await openForm()
    type(looksGreen, 'No cough.')
    type('Day', '3')
    type('Month', '8')
    await press(user, 'Save my plan')
    await user.click(await screen.findByRole('link', { name: planWords.errors.date }))
    expect(document.activeElement).toBe(field('Day'))
    expect(field('Day')).toHaveProperty('value', '3')
    expect(await findActionPlan()).toBeUndefined()
  })

  test('an empty plan is not saved, and the summary links to the first field', async () => {
    const { user } = await openForm()
    await press(user, 'Save my plan')
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    await user.click(within(summary).getByRole('link', { name: planWords.errors.empty }))
    expect(document.activeElement).toBe(field(looksGreen))
    expect(await findActionPlan()).toBeUndefined()
  })
})

describe('an unfinished plan', () => {
  test('what was typed is there after the app was closed, and can be discarded', async () => {
    const { unmount } = await openForm()
    type(looksGreen, 'No cough.')
    unmount()
    const { user } = openSelfCare('plan')
    expect(await screen.findByRole('heading', { name: planWords.begun })).toBeDefined()
    expect(screen.queryByText(planWords.none)).toBeNull()
    await press(user, 'Carry on with my plan')
    await waitFor(() => expect(field(looksGreen)).toHaveProperty('value', 'No cough.'))
    expect(screen.getByText(planWords.kept)).toBeDefined()
    await press(user, 'Start again')
    expect(field(looksGreen)).toHaveProperty('value', '')
  })

  test('what was typed stays while another tab is open', async () => {
    const { user } = await openForm()
    type(looksGreen, 'No cough.')
    await openTab(user, 'Devices')
    await openTab(user, 'My Plan')
    expect(field(looksGreen)).toHaveProperty('value', 'No cough.')
  })
})

describe('whose plan it is', () => {
  test('is shown to another person on the same phone', async () => {
    await saveActionPlan(anActionPlan({ savedFor: 'Amina Yusuf' }))
    await db.profile.put(aPatient({ name: 'Robin Hale' }))
    openSelfCare('plan')
    expect(await screen.findByText(/^This plan was typed in for Amina Yusuf\. Do not use it/)).toBeDefined()
  })

  test("the owner's name comes from the profile, and the owner sees no warning", async () => {
    await db.profile.put(aPatient({ name: 'Robin Hale' }))
    const { user } = await openForm()
    type(doesRed, 'Call 999.')
    await press(user, 'Save my plan')
    await screen.findByText(planWords.saved)
    await screen.findAllByText('Call 999.')
    expect((await findActionPlan())?.savedFor).toBe('Robin Hale')
    expect(screen.queryByText(/typed in for/)).toBeNull()
  })
})

describe('changing and deleting', () => {
  test('a plan can be changed', async () => {
    await saveActionPlan(anActionPlan())
    const { user } = openSelfCare('plan')
    await press(user, 'Change my plan')
    expect(field(doesRed)).toHaveProperty('value', 'Blue inhaler, then 999.')
    type(doesRed, 'Blue inhaler, 10 puffs, then 999.')
    await press(user, 'Save my plan')
    await screen.findByText(planWords.saved)
    expect((await findActionPlan())?.zones.red.whatIDo).toBe('Blue inhaler, 10 puffs, then 999.')
  })

  test('when the phone has no room, the form keeps its content, and the same button tries again', async () => {
    const { user } = await openForm()
    type(doesRed, 'Call 999.')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await press(user, 'Save my plan')
    await screen.findByRole('heading', { name: 'Not saved' })
    expect(field(doesRed)).toHaveProperty('value', 'Call 999.')
    put.mockRestore()
    await press(user, 'Save my plan')
    await screen.findByText(planWords.saved)
  })

  test('a plan is deleted only after a confirmation', async () => {
    await saveActionPlan(anActionPlan())
    const { user } = openSelfCare('plan')
    await press(user, 'Delete my plan')
    await press(user, 'Keep it')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my plan' }))
    await press(user, 'Delete my plan')
    await press(user, 'Yes, delete it')
    expect(await screen.findByText(planWords.removed)).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Type in my plan' })).toBeDefined()
    expect(await findActionPlan()).toBeUndefined()
  })
})

describe('showing and printing', () => {
  test('the printed plan shows whose it is and who typed it in, with the same words', async () => {
    await saveActionPlan(anActionPlan({ savedFor: 'Amina Yusuf' }))
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = openSelfCare('plan')
    await press(user, 'Print my plan')
    expect(print).toHaveBeenCalledOnce()
    const page = within(screen.getByRole('article', { name: 'My action plan' }))
    expect(page.getByText('Blue inhaler, then 999.')).toBeDefined()
    expect(page.getByText('The plan of Amina Yusuf.')).toBeDefined()
    expect(page.getByText(planWords.printedBy)).toBeDefined()
  })

  test('an unreadable plan is not called missing, and the patient is not asked to type it in again', async () => {
    await saveActionPlan(anActionPlan())
    vi.spyOn(db.meta, 'get').mockRejectedValue(new Error('disk'))
    openSelfCare('plan')
    expect(await screen.findByText(planWords.unreadable)).toBeDefined()
    expect(screen.queryByText(planWords.none)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Type in my plan' })).toBeNull()
  })
})
