import { notesNotRead } from '@second-wind/core/content/help/notes-not-read'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { emptyForm } from '../../../../../web/src/patient/tracker/symptom-form.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  emergency,
  insight,
  logButton,
  mildDay,
  openForm,
  setScores,
  slider,
  setEachAnswer,
} from '../open-tracker.tsx'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

describe('saving an entry', () => {
  test('logging a day stores one entry on the phone, waiting to be sent', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    await user.selectOptions(screen.getByLabelText('Temperature'), 'Raised or high (37.8 to 38.2°C)')
    await user.selectOptions(screen.getByLabelText('Phlegm (mucus) thickness'), 'Thick')
    await user.selectOptions(screen.getByLabelText('Phlegm (mucus) colour'), 'Green')
    await user.type(screen.getByLabelText(/^Notes/), 'Slept better.{Enter}Stairs still hard.')
    await user.click(logButton())

    await within(await insight()).findByText('Saved on this phone')
    const [entry] = await db.symptoms.toArray()
    expect(entry).toMatchObject({
      userId: 1,
      coughSeverity: 3,
      breathlessness: 2,
      energy: 7,
      mood: 8,
      temperature: 'low-fever',
      sputumConsistency: 'thick',
      sputumColor: 'green',
      notes: 'Slept better.\nStairs still hard.',
    })
    expect(entry).not.toHaveProperty('untouchedScores')
    expect(entry).not.toHaveProperty('untouchedFields')
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'symptoms.create', entityId: entry?.id }])
  })

  test('success is shown in the words of the specification, together with whether it was sent', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    await user.click(logButton())
    await screen.findByText('Symptoms logged successfully')
    await screen.findByText('Your symptom data has been recorded.')
    await user.click(within(await insight()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/^Logged at \d\d:\d\d\.$/)).toBeDefined()
    expect(await screen.findByText('Saved on this phone')).toBeDefined()
  })

  test('after an entry the form is empty, and the next entry is a new one', async () => {
    const { user } = openForm()
    for (const _ of ['morning', 'evening']) {
      await setScores(user, mildDay)
      await user.click(logButton())
      await user.click(within(await insight()).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      setEachAnswer()
      expect(screen.getAllByText('Not set yet')).toHaveLength(4 + 3)
    }
    expect(await db.symptoms.count()).toBe(2)
  })

  test('tapping twice creates one entry', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    fireEvent.click(logButton())
    fireEvent.click(screen.getByRole('button', { name: /^Log/ }))
    await insight()
    expect(await db.symptoms.count()).toBe(1)
    expect(await db.outbox.count()).toBe(1)
  })

  test('while a slow phone writes, the button shows that', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    let isBusy = true
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const busy = db.transaction('rw', db.outbox, async () => {
      begin()
      while (isBusy) await db.outbox.count()
    })
    await hasBegun
    fireEvent.click(logButton())
    expect(await screen.findByRole('button', { name: 'Logging...' })).toBeDefined()
    isBusy = false
    await busy
    await insight()
    await waitFor(() => expect(screen.queryByText('Logging...')).toBeNull())
  })
})

describe('the form', () => {
  test('blood without phlegm can be entered, and shows the warning', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    await user.selectOptions(screen.getByLabelText('Phlegm (mucus) colour'), 'Red or blood-stained')
    await user.click(logButton())
    expect(within(await emergency()).getByText('red or blood-stained phlegm')).toBeDefined()
    expect(await db.symptoms.toArray()).toMatchObject([{ sputumConsistency: 'none', sputumColor: 'red' }])
  })

  test.each([
    ['Temperature', 'Normal (under 37.8°C)', 4],
    ['Phlegm (mucus) thickness', 'No phlegm', 4],
    ['Phlegm (mucus) colour', 'Clear or white', 5],
  ])('%s starts as not set, and "%s" is the first of its answers', (label, first, count) => {
    openForm()
    const [unset, ...answers] = within(screen.getByLabelText(label)).getAllByRole<HTMLOptionElement>('option')
    expect(unset).toMatchObject({ selected: true, text: 'Not set yet' })
    expect(answers).toHaveLength(count)
    expect(answers[0]?.text).toBe(first)
  })

  test('the emergency numbers are beside the notes and below the button', () => {
    openForm()
    expect(screen.getByText(/^We do not read notes live/).textContent).toBe(notesNotRead.with111.text)
    expect(screen.getByText(/^No doctor or nurse is watching this app live/)).toBeDefined()
    const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(numbers).toEqual(['tel:999', 'tel:111', 'tel:116123', 'tel:111', 'tel:999'])
  })

  test('an untouched form starts at 5, and shows no number and no word as if it were an answer', () => {
    openForm()
    expect(emptyForm.untouchedScores).toHaveLength(4)
    expect(slider('Cough').getAttribute('aria-valuenow')).toBe('5')
    expect(slider('Cough').getAttribute('aria-valuetext')).toBe('Not set yet')
    expect(slider('Mood').getAttribute('aria-valuetext')).toBe('Not set yet')
    expect(screen.queryByText(/^5 · /)).toBeNull()
  })

  test('a score can be set one step at a time with the buttons, and is announced', async () => {
    const { user } = openForm()
    await user.click(screen.getByRole('button', { name: 'Cough down by 1' }))
    await user.click(screen.getByRole('button', { name: 'Cough down by 1' }))
    expect(slider('Cough').getAttribute('aria-valuetext')).toBe('3 out of 10, Mild')
    expect(screen.getByText('Cough: 3 out of 10, Mild')).toBeDefined()
    await setScores(user, { Energy: 10 })
    await user.click(screen.getByRole('button', { name: 'Energy up by 1' }))
    expect(slider('Energy').getAttribute('aria-valuetext')).toBe('10 out of 10, Very good')
  })
})
