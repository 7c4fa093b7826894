import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId, captureNow } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openHistory } from '../history/open-history.tsx'
import { emergency, insight, logButton, mildDay, openForm, setScores } from '../open-tracker.tsx'

const db = withFreshDatabase()

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const thickness = 'Phlegm (mucus) thickness'
const color = 'Phlegm (mucus) colour'
const blood = 'Did you cough up blood?'
const amount = 'Phlegm (mucus) amount'

async function logged() {
  fireEvent.click(logButton())
  await insight()
  return db.symptoms.toArray()
}

describe('temperature and phlegm that were not set', () => {
  test('are stored with the defaults of the specification, marked as untouched', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    expect(await logged()).toMatchObject([
      {
        temperature: 'normal',
        sputumColor: 'clear',
        sputumConsistency: 'none',
        untouchedFields: ['temperature', 'sputumColor', 'sputumConsistency'],
      },
    ])
  })

  test('choosing "Normal" is an answer, and can be taken back', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    choose('Temperature', 'normal')
    choose(thickness, 'thick')
    choose(thickness, '')
    expect(await logged()).toMatchObject([
      {
        temperature: 'normal',
        sputumConsistency: 'none',
        untouchedFields: ['sputumColor', 'sputumConsistency'],
      },
    ])
  })

  test('read "Not answered" in the history', async () => {
    const untouchedFields = ['temperature', 'sputumColor', 'sputumConsistency'] as const
    await saveSymptoms(newId(), aReport({ untouchedFields: [...untouchedFields] }), captureNow())
    openHistory()
    expect(await screen.findByText('Temperature: Not answered')).toBeDefined()
    expect(screen.getByText('Phlegm: Not answered')).toBeDefined()
  })
})

describe('the amount of phlegm', () => {
  test('is asked of phlegm that is logged, stored, and shown in the history', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    expect(screen.queryByLabelText(amount)).toBeNull()
    choose(thickness, 'thin')
    choose(color, 'clear')
    choose(amount, 'more')
    expect(await logged()).toMatchObject([{ sputumConsistency: 'thin', sputumAmount: 'more' }])
    openHistory()
    expect(await screen.findByText('Phlegm: Thin, clear or white, more than usual')).toBeDefined()
  })

  test('is not stored without an answer, or after "No phlegm"', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    choose(thickness, 'thin')
    choose(amount, 'more')
    choose(thickness, 'none')
    expect(screen.queryByLabelText(amount)).toBeNull()
    const [entry] = await logged()
    expect(entry).toMatchObject({ sputumConsistency: 'none' })
    expect(entry).not.toHaveProperty('sputumAmount')
  })
})

describe('without phlegm', () => {
  test('the colour is not asked, and a colour chosen before is not stored', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    choose(thickness, 'thin')
    choose(color, 'green')
    choose(thickness, 'none')
    expect(screen.queryByLabelText(color)).toBeNull()
    expect(await logged()).toMatchObject([
      { sputumConsistency: 'none', sputumColor: 'clear', untouchedFields: ['temperature', 'sputumColor'] },
    ])
  })

  test('blood is asked about, calls for 999 and is stored as red', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    choose(thickness, 'none')
    choose(blood, 'red')
    expect(within(screen.getByRole('alert')).getByText('red or blood-stained phlegm')).toBeDefined()
    fireEvent.click(logButton())
    await emergency()
    expect(await db.symptoms.toArray()).toMatchObject([{ sputumConsistency: 'none', sputumColor: 'red' }])
  })

  test('red that was chosen before stays, as blood', async () => {
    openForm()
    choose(color, 'red')
    choose(thickness, 'none')
    expect(screen.getByLabelText<HTMLSelectElement>(blood).value).toBe('red')
    expect(screen.getByRole('alert')).toBeDefined()
  })
})
