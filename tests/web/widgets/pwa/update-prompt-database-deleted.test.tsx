import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { UpdatePrompt } from '../../../../web/src/widgets/pwa/update-prompt.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()

describe('a database deleted by another window', () => {
  test('shows a message about that, not the one about an outdated page', async () => {
    await db.meta.count()
    render(
      <MantineProvider>
        <UpdatePrompt />
      </MantineProvider>,
    )
    indexedDB.deleteDatabase('second-wind')
    expect(await screen.findByText(/^The app's data was deleted in another window/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
    expect(screen.queryByText(/older version/)).toBeNull()
  })
})
