import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openTracker } from '../open-tracker.tsx'
import { choose, savedEarlier } from './choose-how-you-are.tsx'

withFreshDatabase()

describe('a choice of how the day is', () => {
  test('shows all choices again when earlier answers arrive after one was tapped', async () => {
    const { user } = openTracker()
    await choose(user, 'My usual day')
    expect(await screen.findByRole('button', { name: 'Change how you are' })).toBeDefined()
    await savedEarlier(1, { breathlessness: 3 })
    expect(await screen.findByRole('radio', { name: 'Same as last time' })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Change how you are' })).toBeNull())
  })
})
